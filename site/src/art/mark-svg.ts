import { mark as ofCompany } from 'company:brand';
import { colors } from './colors.ts';
import { textPaths, textWidth } from './lettering.ts';

interface Mark {
  viewBox: string;
  /** SVG content in `currentColor` and `var(--color-highlight)`. */
  content: string;
}

/** The company's mark.svg; without one, its initial on a square. */
export function markOf(companyName: string): Mark {
  if (!ofCompany) return initial(companyName);
  const [, viewBox = '0 0 32 32'] = /viewBox="([^"]+)"/.exec(ofCompany) ?? [];
  const content = ofCompany.replace(/<!--[^]*?-->|^[^]*?<svg[^>]*>|<\/svg>[^]*$/g, '').trim();
  return { viewBox, content };
}

function initial(companyName: string): Mark {
  const letter = companyName.trim().charAt(0).toUpperCase();
  const x = 16 - textWidth('display', letter, 22) / 2;
  const outline = textPaths('display', letter, { x: Number(x.toFixed(1)), y: 23.6, size: 22 });
  return {
    viewBox: '0 0 32 32',
    content:
      '<path fill="currentColor" fill-opacity=".14" d="M0 0h32v32H0z"/>' +
      `<path fill="var(--color-highlight)" d="M0 29h32v3H0z"/><g fill="currentColor">${outline}</g>`,
  };
}

/** A mark's content with the colours of one scheme in it, for what knows no custom properties. */
export function inked(content: string, scheme: 'light' | 'dark'): string {
  return content
    .replaceAll('currentColor', colors[scheme].ink)
    .replaceAll('var(--color-highlight)', colors[scheme].highlight);
}

interface MarkSvgOptions {
  companyName: string;
  /** 'icon' follows the visitor's scheme; 'maskable' fills its square, the mark in its middle. */
  kind?: 'icon' | 'maskable';
}

/** The mark as a stand-alone file. */
export function markSvg({ companyName, kind = 'icon' }: MarkSvgOptions): string {
  const { viewBox, content } = markOf(companyName);
  const [x = 0, y = 0, width = 32, height = 32] = viewBox.split(/\s+/).map(Number);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
  if (kind === 'maskable') {
    // The safe zone is the middle 80 %; the mark's corners must be within its circle.
    const side = Math.max(width, height);
    const at = (2 * side - width) / 2 - x;
    return `${svg} viewBox="0 0 ${2 * side} ${2 * side}"><path fill="${colors.light.paper}" d="M0 0h${2 * side}v${2 * side}H0z"/><g transform="translate(${at} ${(2 * side - height) / 2 - y})">${inked(content, 'light')}</g></svg>`;
  }
  const shown = (scheme: 'light' | 'dark') => `<g class="${scheme}">${inked(content, scheme)}</g>`;
  // Rasterisers know no media queries, so what they draw has no style of its own.
  const style =
    '<style>.dark{display:none}@media(prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}</style>';
  return `${svg} viewBox="${viewBox}">${style}${shown('light')}${shown('dark')}</svg>`;
}
