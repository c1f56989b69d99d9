import type { ColorName } from '../schema/theme.ts';
import { parseColor, contrast, nearestWithContrast, type Oklch } from './color.ts';

// Derives the colors that a theme does not define from paper, ink and accent. Each starts near a given color and
// moves until it has enough contrast with every background that it appears on, so that the check accepts all pairs if
// it accepts the three.

export type Scheme = 'light' | 'dark';
export type GivenColors = Partial<Record<ColorName, string | undefined>>;
export type Colors = Record<ColorName, string>;
export type SeedColors = Pick<Colors, 'paper' | 'ink' | 'accent'>;
export type ButtonFill = { fill: string; onFill: string };

const formatOklch = ([l, c, h]: Oklch) => `oklch(${round(l)} ${round(c)} ${Number(h.toFixed(1))})`;
const round = (part: number) => Number(part.toFixed(3));

/** Uses a gray for an invalid value, which the check reports. */
const parseOrGray = (value: string): Oklch => parseColor(value) ?? [0.5, 0, 0];

/**
 * Moves a color by the minimum, with a small margin, to have a ratio on each background; unchanged if that is
 * impossible.
 */
function withContrast(backgrounds: Oklch[], ratio: number, color: Oklch): Oklch {
  return (
    nearestWithContrast(
      backgrounds.map((background) => [ratio * 1.02, background]),
      color,
    ) ?? color
  );
}

/** Derives the dark scheme's paper, ink and accent from the light scheme's. */
export function deriveDarkSeeds({ paper, ink, accent }: SeedColors): SeedColors {
  const [[, , hue], [, depth, inkHue], [, chroma, accentHue]] = [
    parseOrGray(paper),
    parseOrGray(ink),
    parseOrGray(accent),
  ];
  const background: Oklch = [0.2, Math.min(depth, 0.04), inkHue];
  // The tint is the lightest dark-scheme background with text on it.
  const tint: Oklch = [0.255, Math.min(depth, 0.04), inkHue];
  return {
    paper: formatOklch(background),
    ink: formatOklch([0.955, 0.012, hue]),
    accent: formatOklch(withContrast([tint], 7, [0.8, Math.min(chroma, 0.14), accentHue])),
  };
}

/** Derives the background of bands that are dark in both schemes. */
export function deriveDeep(ink: string): string {
  const [, chroma, hue] = parseOrGray(ink);
  return formatOklch([0.165, Math.min(chroma, 0.04), hue]);
}

/** Derives the overlay behind the open menu. */
export const deriveScrim = (deep: string) =>
  formatOklch(parseOrGray(deep)).replace(')', ' / 0.55)');

/**
 * Returns a button's colors for an accent that is too bright for text, such as yellow: the accent as the background,
 * with words in ink.
 *
 * @returns undefined if the accent is readable, or if ink is not readable on it
 */
export function deriveButtonFill({ paper, ink, accent }: SeedColors): ButtonFill | undefined {
  const [background, words, bright] = [parseOrGray(paper), parseOrGray(ink), parseOrGray(accent)];
  return contrast(bright, background) < 7 && contrast(words, bright) >= 7
    ? { fill: accent, onFill: ink }
    : undefined;
}

/**
 * Derives all colors of a scheme.
 *
 * @param given paper, ink and accent, and any other colors, which are kept
 * @param deep the background of dark bands
 */
export function deriveScheme(
  given: GivenColors & SeedColors,
  scheme: Scheme,
  deep: string,
): Colors {
  const isLight = scheme === 'light';
  const [paper, ink, accent] = [
    parseOrGray(given.paper),
    parseOrGray(given.ink),
    parseOrGray(given.accent),
  ];
  const [lightness, chroma, hue] = paper;
  const background = (step: number, more = 1): string =>
    formatOklch([Math.max(lightness + step, 0), chroma * more, hue]);
  const tint = given.tint ?? background(isLight ? -0.035 : 0.055, 1.4);
  const bannerFrom = given.bannerFrom ?? background(isLight ? -0.03 : 0.03, 1.2);
  const bannerTo = given.bannerTo ?? background(isLight ? -0.075 : -0.02, 1.5);
  const textBackgrounds = [
    paper,
    parseOrGray(tint),
    parseOrGray(bannerFrom),
    ...(isLight ? [] : [parseOrGray(deep)]),
  ];
  const allBackgrounds = [...textBackgrounds, parseOrGray(bannerTo)];
  const [, inkChroma, inkHue] = ink;
  const edge: Oklch = [isLight ? 0.54 : 0.65, Math.min(inkChroma, 0.03), inkHue];
  const [, accentChroma, accentHue] = accent;
  const strong: Oklch = [isLight ? 0.55 : 0.72, accentChroma * 1.2, accentHue];
  const soft: Oklch = [ink[0] + (isLight ? 0.14 : -0.13), inkChroma * 0.8, inkHue];
  return {
    paper: given.paper,
    tint,
    bannerFrom,
    bannerTo,
    ink: given.ink,
    muted: given.muted ?? formatOklch(withContrast(textBackgrounds, 7, soft)),
    line: given.line ?? formatOklch(ink).replace(')', ' / 0.2)'),
    edge: given.edge ?? formatOklch(withContrast(allBackgrounds, 3, edge)),
    accent: deriveButtonFill(given)
      ? formatOklch(withContrast(textBackgrounds, 7, accent))
      : given.accent,
    highlight: given.highlight ?? formatOklch(withContrast(allBackgrounds, 3, strong)),
  };
}

/** Derives the colors of a scheme for visitors who prefer more contrast. */
export function deriveMoreContrast(
  usual: Colors,
  given: GivenColors,
  scheme: Scheme,
  deep: string,
): Colors {
  const day = scheme === 'light';
  const [, chroma, hue] = parseOrGray(usual.paper);
  const paper = given.paper ?? (day ? 'white' : formatOklch([0.13, chroma, hue]));
  const [inkLightness, inkChroma, inkHue] = parseOrGray(usual.ink);
  const { tint = usual.tint, bannerFrom = usual.bannerFrom, bannerTo = usual.bannerTo } = given;
  const backgrounds = [paper, tint, bannerFrom, bannerTo, ...(day ? [] : [deep])].map(parseOrGray);
  const deriveColor = (name: 'muted' | 'edge' | 'accent' | 'highlight', ratio: number) =>
    given[name] ?? formatOklch(withContrast(backgrounds, ratio, parseOrGray(usual[name])));
  return {
    paper,
    tint,
    bannerFrom,
    bannerTo,
    ink:
      given.ink ?? (day ? formatOklch([Math.min(inkLightness, 0.16), inkChroma, inkHue]) : 'white'),
    muted: deriveColor('muted', 9.5),
    line:
      given.line ??
      formatOklch(
        withContrast(backgrounds, 3, [day ? 0.5 : 0.72, Math.min(inkChroma, 0.03), inkHue]),
      ),
    edge: deriveColor('edge', 5),
    accent: deriveColor('accent', 9.5),
    highlight: deriveColor('highlight', 4.5),
  };
}
