import type { ColorName } from '../schema/theme.ts';
import { colourFrom, contrast, nearest, type Oklch } from './colour.ts';

// Derives the colours that a theme does not define from paper, ink and accent. Each starts near a given colour and
// moves until it has enough contrast with every background that it appears on, so that the check accepts all pairs if
// it accepts the three.

export type Scheme = 'light' | 'dark';
export type Given = Partial<Record<ColorName, string | undefined>>;
export type Colors = Record<ColorName, string>;
export type Seeds = Pick<Colors, 'paper' | 'ink' | 'accent'>;
export type Fill = { fill: string; onFill: string };

const css = ([l, c, h]: Oklch) => `oklch(${round(l)} ${round(c)} ${Number(h.toFixed(1))})`;
const round = (part: number) => Number(part.toFixed(3));

/** Uses a grey for an invalid value, which the check reports. */
const read = (value: string): Oklch => colourFrom(value) ?? [0.5, 0, 0];

/**
 * Moves a colour by the minimum, with a small margin, to have a ratio on each background; unchanged if that is
 * impossible.
 */
function on(backgrounds: Oklch[], ratio: number, color: Oklch): Oklch {
  return (
    nearest(
      backgrounds.map((background) => [ratio * 1.02, background]),
      color,
    ) ?? color
  );
}

/** Derives the dark scheme's paper, ink and accent from the light scheme's. */
export function nightFrom({ paper, ink, accent }: Seeds): Seeds {
  const [[, , hue], [, depth, inkHue], [, chroma, accentHue]] = [
    read(paper),
    read(ink),
    read(accent),
  ];
  const background: Oklch = [0.2, Math.min(depth, 0.04), inkHue];
  // The tint is the lightest dark-scheme background with text on it.
  const tint: Oklch = [0.255, Math.min(depth, 0.04), inkHue];
  return {
    paper: css(background),
    ink: css([0.955, 0.012, hue]),
    accent: css(on([tint], 7, [0.8, Math.min(chroma, 0.14), accentHue])),
  };
}

/** Derives the background of bands that are dark in both schemes. */
export function deepFrom(ink: string): string {
  const [, chroma, hue] = read(ink);
  return css([0.165, Math.min(chroma, 0.04), hue]);
}

/** Derives the overlay behind the open menu. */
export const scrimFrom = (deep: string) => css(read(deep)).replace(')', ' / 0.55)');

/**
 * Returns a button's colours for an accent that is too bright for text, such as yellow: the accent as the background,
 * with words in ink.
 *
 * @returns undefined if the accent is readable, or if ink is not readable on it
 */
export function brightFill({ paper, ink, accent }: Seeds): Fill | undefined {
  const [background, words, bright] = [read(paper), read(ink), read(accent)];
  return contrast(bright, background) < 7 && contrast(words, bright) >= 7
    ? { fill: accent, onFill: ink }
    : undefined;
}

/**
 * Derives all colours of a scheme.
 *
 * @param given paper, ink and accent, and any other colours, which are kept
 * @param deep the background of dark bands
 */
export function schemeFrom(given: Given & Seeds, scheme: Scheme, deep: string): Colors {
  const day = scheme === 'light';
  const [paper, ink, accent] = [read(given.paper), read(given.ink), read(given.accent)];
  const [lightness, chroma, hue] = paper;
  const background = (step: number, more = 1): string =>
    css([Math.max(lightness + step, 0), chroma * more, hue]);
  const tint = given.tint ?? background(day ? -0.035 : 0.055, 1.4);
  const bannerFrom = given.bannerFrom ?? background(day ? -0.03 : 0.03, 1.2);
  const bannerTo = given.bannerTo ?? background(day ? -0.075 : -0.02, 1.5);
  const words = [paper, read(tint), read(bannerFrom), ...(day ? [] : [read(deep)])];
  const all = [...words, read(bannerTo)];
  const [, inkChroma, inkHue] = ink;
  const edge: Oklch = [day ? 0.54 : 0.65, Math.min(inkChroma, 0.03), inkHue];
  const [, accentChroma, accentHue] = accent;
  const strong: Oklch = [day ? 0.55 : 0.72, accentChroma * 1.2, accentHue];
  const soft: Oklch = [ink[0] + (day ? 0.14 : -0.13), inkChroma * 0.8, inkHue];
  return {
    paper: given.paper,
    tint,
    bannerFrom,
    bannerTo,
    ink: given.ink,
    muted: given.muted ?? css(on(words, 7, soft)),
    line: given.line ?? css(ink).replace(')', ' / 0.2)'),
    edge: given.edge ?? css(on(all, 3, edge)),
    accent: brightFill(given) ? css(on(words, 7, accent)) : given.accent,
    highlight: given.highlight ?? css(on(all, 3, strong)),
  };
}

/** Derives the colours of a scheme for visitors who prefer more contrast. */
export function moreFrom(usual: Colors, given: Given, scheme: Scheme, deep: string): Colors {
  const day = scheme === 'light';
  const [, chroma, hue] = read(usual.paper);
  const paper = given.paper ?? (day ? 'white' : css([0.13, chroma, hue]));
  const [inkLightness, inkChroma, inkHue] = read(usual.ink);
  const { tint = usual.tint, bannerFrom = usual.bannerFrom, bannerTo = usual.bannerTo } = given;
  const backgrounds = [paper, tint, bannerFrom, bannerTo, ...(day ? [] : [deep])].map(read);
  const further = (name: 'muted' | 'edge' | 'accent' | 'highlight', ratio: number) =>
    given[name] ?? css(on(backgrounds, ratio, read(usual[name])));
  return {
    paper,
    tint,
    bannerFrom,
    bannerTo,
    ink: given.ink ?? (day ? css([Math.min(inkLightness, 0.16), inkChroma, inkHue]) : 'white'),
    muted: further('muted', 9.5),
    line:
      given.line ?? css(on(backgrounds, 3, [day ? 0.5 : 0.72, Math.min(inkChroma, 0.03), inkHue])),
    edge: further('edge', 5),
    accent: further('accent', 9.5),
    highlight: further('highlight', 4.5),
  };
}
