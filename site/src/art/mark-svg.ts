import { icon, logo } from 'company:brand';
import type { CleanSvg } from '../pictures/clean-svg.ts';
import { colors } from './colors.ts';
import { letterOutline, textWidth } from './lettering.ts';

type Scheme = 'light' | 'dark';

/** What is drawn of a company's mark: SVG content in `currentColor` and `var(--color-highlight)`, or its own colours. */
type Mark = Pick<CleanSvg, 'viewBox' | 'width' | 'height' | 'content' | 'plain'>;

/** The company's icon.svg; without one, its initial on a square. */
export function markOf(companyName: string): Mark {
  return icon ?? initial(companyName);
}

function initial(companyName: string): Mark {
  const letter = companyName.trim().charAt(0).toUpperCase();
  const x = Number((16 - textWidth('display', letter, 22) / 2).toFixed(1));
  return {
    viewBox: '0 0 32 32',
    width: 32,
    height: 32,
    plain: true,
    content:
      '<path fill="currentColor" fill-opacity=".14" d="M0 0h32v32H0z"/>' +
      `<path fill="var(--color-highlight)" d="M0 29h32v3H0z"/><path fill="currentColor" transform="translate(${x} 23.6)" d="${letterOutline(letter, 22)}"/>`,
  };
}

/** A mark's content with the colours of one scheme in it, for what knows no custom properties. */
export function inked(content: string, scheme: Scheme): string {
  return content
    .replaceAll('currentColor', colors[scheme].ink)
    .replaceAll('var(--color-highlight)', colors[scheme].highlight);
}

/** The company's logo as a file for backgrounds of one scheme, where it has a logo. */
export function logoSvg(scheme: Scheme): CleanSvg | undefined {
  const drawn = (scheme === 'dark' && logo?.dark) || logo?.light;
  return drawn && { ...drawn, markup: inked(drawn.markup, scheme) };
}

export function iconSvg(companyName: string, scheme: Scheme): string {
  const { viewBox, content } = markOf(companyName);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inked(content, scheme)}</svg>`;
}

interface MarkSvgOptions {
  companyName: string;
  /** 'icon' follows the visitor's scheme; 'maskable' fills its square, the mark in its middle. */
  kind?: 'icon' | 'maskable';
}

export function markSvg({ companyName, kind = 'icon' }: MarkSvgOptions): string {
  const { viewBox, width, height, content } = markOf(companyName);
  const [x = 0, y = 0] = viewBox.split(/[\s,]+/).map(Number);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
  const side = Math.max(width, height);
  if (kind === 'maskable') {
    // The safe zone is the middle 80 %; the mark's corners must be within its circle.
    const at = (2 * side - width) / 2 - x;
    return `${svg} viewBox="0 0 ${2 * side} ${2 * side}"><path fill="${colors.light.paper}" d="M0 0h${2 * side}v${2 * side}H0z"/><g transform="translate(${at} ${(2 * side - height) / 2 - y})">${inked(content, 'light')}</g></svg>`;
  }
  const square = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
  if (inked(content, 'light') === content) return `${svg} viewBox="${square}">${content}</svg>`;
  const shown = (scheme: Scheme) => `<g class="${scheme}">${inked(content, scheme)}</g>`;
  // Rasterisers know no media queries, so what they draw has no style of its own.
  const style =
    '<style>.dark{display:none}@media(prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}</style>';
  return `${svg} viewBox="${square}">${style}${shown('light')}${shown('dark')}</svg>`;
}
