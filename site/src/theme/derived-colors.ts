import type { ColorName } from '../schema/theme.ts';
import { colourFrom, contrast, nearest, type Oklch } from './colour.ts';

// What follows from paper, ink and accent where a theme says no more. Each colour begins near one that
// is given and moves until it can be read on every background that it meets, so that no choice of three
// colours leaves a pair that the check refuses, if they do not refuse each other.

export type Scheme = 'light' | 'dark';
export type Given = Partial<Record<ColorName, string | undefined>>;
export type Colors = Record<ColorName, string>;
export type Seeds = Pick<Colors, 'paper' | 'ink' | 'accent'>;
export type Fill = { fill: string; onFill: string };

const css = ([l, c, h]: Oklch) => `oklch(${round(l)} ${round(c)} ${Number(h.toFixed(1))})`;
const round = (part: number) => Number(part.toFixed(3));

/** A value that cannot be read is left to the check, which names it. */
const read = (value: string): Oklch => colourFrom(value) ?? [0.5, 0, 0];

/** The colour, moved as little as it takes to have a ratio on each background, and a little more; as it is where none has it. */
function on(backgrounds: Oklch[], ratio: number, color: Oklch): Oklch {
  return (
    nearest(
      backgrounds.map((background) => [ratio * 1.02, background]),
      color,
    ) ?? color
  );
}

/** The night's paper, ink and accent, from the day's. */
export function nightFrom({ paper, ink, accent }: Seeds): Seeds {
  const [[, , hue], [, depth, inkHue], [, chroma, accentHue]] = [
    read(paper),
    read(ink),
    read(accent),
  ];
  const background: Oklch = [0.2, Math.min(depth, 0.04), inkHue];
  // The lightest background of the night that words stand on is the tint.
  const tint: Oklch = [0.255, Math.min(depth, 0.04), inkHue];
  return {
    paper: css(background),
    ink: css([0.955, 0.012, hue]),
    accent: css(on([tint], 7, [0.8, Math.min(chroma, 0.14), accentHue])),
  };
}

/** The background of bands that are dark in both schemes. */
export function deepFrom(ink: string): string {
  const [, chroma, hue] = read(ink);
  return css([0.165, Math.min(chroma, 0.04), hue]);
}

/** What the page lies under while the menu is open. */
export const scrimFrom = (deep: string) => css(read(deep)).replace(')', ' / 0.55)');

/**
 * A button in an accent that is too bright to be read, such as yellow, is filled with it and has words in ink.
 *
 * @returns undefined where the accent itself can be read, or ink cannot be read on it
 */
export function brightFill({ paper, ink, accent }: Seeds): Fill | undefined {
  const [background, words, bright] = [read(paper), read(ink), read(accent)];
  return contrast(bright, background) < 7 && contrast(words, bright) >= 7
    ? { fill: accent, onFill: ink }
    : undefined;
}

/**
 * All colours of a scheme.
 *
 * @param given with paper, ink and accent; what else is in it stays
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

/** The colours of a scheme for whoever asks for more contrast. */
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
