import { icon, logo } from 'company:brand';
import type { CleanSvg } from '../pictures/clean-svg.ts';
import { colors } from 'company:brand';
import { letterOutline, textWidth } from './lettering.ts';

type Scheme = 'light' | 'dark';

/** A company's mark: SVG content in `currentColor` and `var(--color-highlight)`, or with its own colors. */
type Mark = Pick<CleanSvg, 'viewBox' | 'width' | 'height' | 'content' | 'plain'>;

/** Returns the company's icon.svg, or else its initial on a square. */
export function companyMark(companyName: string): Mark {
  return icon ?? initial(companyName);
}

function initial(companyName: string): Mark {
  const [first = ''] = companyName.trim();
  const letter = first.toUpperCase();
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

/** Replaces custom properties in a mark with the colors of a scheme, for renderers that do not support them. */
export function colorMark(content: string, scheme: Scheme): string {
  return content
    .replaceAll('currentColor', colors[scheme].ink)
    .replaceAll('var(--color-highlight)', colors[scheme].highlight);
}

/** Returns the company's logo for backgrounds of a scheme, if it has one. */
export function logoSvg(scheme: Scheme): CleanSvg | undefined {
  const logoMarkup = (scheme === 'dark' && logo?.dark) || logo?.light;
  return logoMarkup && { ...logoMarkup, markup: colorMark(logoMarkup.markup, scheme) };
}

export function iconSvg(companyName: string, scheme: Scheme): string {
  const { viewBox, content } = companyMark(companyName);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${colorMark(content, scheme)}</svg>`;
}

type MarkSvgOptions = {
  companyName: string;
  /** 'icon' follows the visitor's color scheme; 'maskable' fills its square, with the mark in the middle. */
  kind?: 'icon' | 'maskable';
};

export function markSvg({ companyName, kind = 'icon' }: MarkSvgOptions): string {
  const { viewBox, width, height, content } = companyMark(companyName);
  const [x = 0, y = 0] = viewBox.split(/[\s,]+/).map(Number);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"';
  const side = Math.max(width, height);
  if (kind === 'maskable') {
    // The safe zone is a circle with 80% of the width, which has to contain the mark's corners.
    const inset = (2 * side - width) / 2 - x;
    return `${svg} viewBox="0 0 ${2 * side} ${2 * side}"><path fill="${colors.light.paper}" d="M0 0h${2 * side}v${2 * side}H0z"/><g transform="translate(${inset} ${(2 * side - height) / 2 - y})">${colorMark(content, 'light')}</g></svg>`;
  }
  const square = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
  if (colorMark(content, 'light') === content) return `${svg} viewBox="${square}">${content}</svg>`;
  const groupFor = (scheme: Scheme) => `<g class="${scheme}">${colorMark(content, scheme)}</g>`;
  // Rasterizers ignore media queries, so their input has no style.
  const style =
    '<style>.dark{display:none}@media(prefers-color-scheme:dark){.dark{display:inline}.light{display:none}}</style>';
  return `${svg} viewBox="${square}">${style}${groupFor('light')}${groupFor('dark')}</svg>`;
}
