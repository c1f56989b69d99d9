import {
  clampRgb,
  type Color,
  converter,
  formatCss,
  formatHex,
  formatHsl,
  formatRgb,
  parse,
  wcagLuminance,
} from 'culori';

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number];

const toRgb = converter('rgb');
const toOklch = converter('oklch');

/**
 * Parses a CSS color.
 *
 * @returns undefined if it is invalid or transparent
 */
export function parseColor(css: string): Oklch | undefined {
  const color = toOklch(parseOpaque(css));
  return color && [color.l, color.c, color.h ?? 0];
}

/** Converts a color to #rrggbb, for formats without OKLCH; undefined if it is invalid. */
export const toHex = (css: string): string | undefined => formatHex(parseOpaque(css));

function parseOpaque(css: string): Color | undefined {
  const color = parse(css.trim());
  return color?.alpha === undefined || color.alpha === 1 ? color : undefined;
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (one: Oklch, other: Oklch): number =>
  ratioOf(luminance(one), luminance(other));

const ratioOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** Computes the relative luminance after rounding to the 256 levels of a screen. */
function luminance([l, c, h]: Oklch): number {
  const { r, g, b } = toRgb({ mode: 'oklch', l, c, h });
  const toScreenLevel = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 255) / 255;
  return wcagLuminance({
    mode: 'rgb',
    r: toScreenLevel(r),
    g: toScreenLevel(g),
    b: toScreenLevel(b),
  });
}

/** The candidate lightnesses, from black to white. */
const LIGHTNESSES = Array.from({ length: 1001 }, (_, index) => index / 1000);

/**
 * Returns the color with the same hue and chroma and the nearest lightness that has a given contrast with each
 * background.
 *
 * @returns undefined if not even black or white has it
 */
export function nearestWithContrast(
  ratios: readonly [ratio: number, background: Oklch][],
  [l, c, h]: Oklch,
): Oklch | undefined {
  return LIGHTNESSES.toSorted((a, b) => Math.abs(a - l) - Math.abs(b - l))
    .map((lightness): Oklch => [lightness, c, h])
    .find((color) => ratios.every(([ratio, background]) => contrast(color, background) >= ratio));
}

/**
 * Returns the same color as `nearestWithContrast`, as CSS in the notation of another color: the one its owner uses.
 *
 * @param like `#1b2a4a`, `hsl(221 47% 20%)`
 */
export function nearestInNotation(
  ratios: readonly [ratio: number, background: Oklch][],
  color: Oklch,
  like: string,
): string | undefined {
  // Rounding in a notation may reduce the contrast.
  for (const margin of [1, 1.01, 1.03]) {
    const found = nearestWithContrast(
      ratios.map(([ratio, background]) => [ratio * margin, background]),
      color,
    );
    const css = found && formatLike(found, like);
    const rounded = css && parseColor(css);
    if (rounded && ratios.every(([ratio, background]) => contrast(rounded, background) >= ratio))
      return css;
  }
  return undefined;
}

function formatLike([l, c, h]: Oklch, like: string): string {
  const color = { mode: 'oklch', l, c, h } as const;
  const mode = parse(like)?.mode;
  if (mode === 'rgb') {
    const format = like.trim().startsWith('rgb') ? formatRgb : formatHex;
    return format(clampRgb(color));
  }
  if (mode === 'hsl') return formatHsl(clampRgb(color));
  const { alpha: _, ...parts } = converter(mode ?? 'oklch')(color);
  const rounded = Object.entries(parts).map(([name, part]) => [
    name,
    typeof part === 'number' ? Number(part.toFixed(part > 1 ? 1 : 3)) : part,
  ]);
  return formatCss(Object.fromEntries(rounded) as Color);
}
