/** A colour as red, green and blue light, 0 to 1 each, before gamma correction. */
export type Light = readonly [number, number, number];

/** Lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [l: number, c: number, h: number];

/**
 * OKLCH as linear sRGB, cut to what a screen shows.
 *
 * @see https://www.w3.org/TR/css-color-4/#color-conversion-code
 */
function lightOf([l, c, h]: Oklch): Light {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    within(4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short),
    within(-1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short),
    within(-0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short),
  ];
}

/** The inverse, for colours that are written as sRGB. */
export function oklchOf([r, g, b]: Light): Oklch {
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short;
  const x = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const y = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return [l, Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360];
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

function luminance(colour: Oklch): number {
  // What a screen shows has 256 steps.
  const [r, g, b] = lightOf(colour).map((part) => linear(Math.round(curved(part) * 255) / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/**
 * The colour with the same hue and chroma and the nearest lightness that has the contrast.
 *
 * @returns undefined when neither black nor white has it
 */
export function nearestWith(ratio: number, [l, c, h]: Oklch, ground: Oklch): Oklch | undefined {
  const steps = Array.from({ length: 1001 }, (_, index) => index / 1000);
  const [best] = steps
    .filter((lightness) => contrast([lightness, c, h], ground) >= ratio)
    .sort((a, b) => Math.abs(a - l) - Math.abs(b - l));
  return best === undefined ? undefined : [best, c, h];
}

/**
 * A colour as style sheets write it: `oklch()`, `rgb()`, a hexadecimal number, black or white.
 *
 * @returns undefined when it is written in another way, or is transparent
 */
export function colourFrom(css: string): Oklch | undefined {
  const value = css
    .trim()
    .toLowerCase()
    .replace(/^white$/, '#fff')
    .replace(/^black$/, '#000');
  const oklch = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/.exec(value);
  if (oklch) {
    const [, l, percent, c, h] = oklch;
    return [Number(l) / (percent ? 100 : 1), Number(c), Number(h)];
  }
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(value);
  const hex = /^#(?:([\da-f])([\da-f])([\da-f])|([\da-f]{2})([\da-f]{2})([\da-f]{2}))$/.exec(value);
  const parts = rgb
    ? rgb.slice(1, 4).map(Number)
    : hex
      ? hex[1]
        ? hex.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16))
        : hex.slice(4, 7).map((digits) => Number.parseInt(digits, 16))
      : undefined;
  if (!parts) return undefined;
  const [r = 0, g = 0, b = 0] = parts.map((part) => linear(part / 255));
  return oklchOf([r, g, b]);
}

/** The same colour as #rrggbb, for what reads no OKLCH; undefined when it cannot be read. */
export function hexOf(css: string): string | undefined {
  const colour = colourFrom(css);
  return (
    colour &&
    `#${lightOf(colour)
      .map((part) =>
        Math.round(curved(part) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  );
}

const within = (part: number) => Math.min(1, Math.max(0, part));
const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const curved = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
