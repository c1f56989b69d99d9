import { type Color, converter, formatHex, parse, wcagLuminance } from 'culori';

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number];

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/**
 * A colour as style sheets write it.
 *
 * @returns undefined when it cannot be read, or is transparent
 */
export function colourFrom(css: string): Oklch | undefined {
  const colour = toOklch(opaque(css));
  return colour && [colour.l, colour.c, colour.h ?? 0];
}

/** The same colour as #rrggbb, for what reads no OKLCH; undefined when it cannot be read. */
export const hexOf = (css: string): string | undefined => formatHex(opaque(css));

function opaque(css: string): Color | undefined {
  const colour = parse(css.trim());
  return colour?.alpha === undefined || colour.alpha === 1 ? colour : undefined;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (one: Oklch, other: Oklch): number =>
  ratioOf(luminance(one), luminance(other));

const ratioOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Of what a screen shows, which has 256 steps. */
function luminance([l, c, h]: Oklch): number {
  const { r, g, b } = toRgb({ mode: 'oklch', l, c, h });
  const shown = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255) / 255;
  return wcagLuminance({ mode: 'rgb', r: shown(r), g: shown(g), b: shown(b) });
}

/**
 * The colour with the same hue and chroma and the nearest lightness that has the contrast.
 *
 * @returns undefined when neither black nor white has it
 */
export function nearestWith(ratio: number, [l, c, h]: Oklch, background: Oklch): Oklch | undefined {
  const under = luminance(background);
  const [best] = Array.from({ length: 1001 }, (_, index) => index / 1000)
    .filter((lightness) => ratioOf(luminance([lightness, c, h]), under) >= ratio)
    .sort((a, b) => Math.abs(a - l) - Math.abs(b - l));
  return best === undefined ? undefined : [best, c, h];
}
