import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { type Face, theme as schema, type ThemeFile } from '../schema/theme.ts';
import {
  type Colors,
  deepFrom,
  type Given,
  moreFrom,
  nightFrom,
  type Scheme,
  schemeFrom,
  scrimFrom,
} from './derived-colors.ts';
import { plainColor } from './plain-theme.ts';

const finished = join(import.meta.dirname, 'finished');

/** The finished themes of the product. */
export const themeNames: readonly string[] = readdirSync(finished)
  .map((file) => basename(file, '.yaml'))
  .sort();

/** The colours of both schemes, and the backgrounds that are the same in both. */
export type Palette = { light: Colors; dark: Colors; deep: string };

/** How a company looks, with everything that follows from what it says. */
export interface Theme extends Omit<ThemeFile, 'theme' | 'colors' | 'faces'> {
  usual: Palette & { scrim: string };
  /** For whoever asks for more contrast. */
  more: Palette;
  faces: { display: Face; text: Face };
}

/** The part of the file that says something else than a finished theme's name. */
export type Own = Omit<ThemeFile, 'theme'>;

/** A finished theme, as its file has it. */
export const finishedTheme = (name: string): Own => readTheme(join(finished, `${name}.yaml`));

/** The theme of a company's folder: the product's plain one where it says nothing. */
export function themeOf(folder: string): Theme {
  const file = join(folder, 'brand/theme.yaml');
  const { theme: name, ...own } = existsSync(file) ? readTheme(file) : { theme: undefined };
  return resolveTheme(over(name ? finishedTheme(name) : {}, own));
}

const readTheme = (file: string): ThemeFile =>
  schema.parse(parse(readFileSync(file, 'utf8')) ?? {});

/** One theme over another: single parts are replaced, a face as a whole. */
function over(under: Own, own: Own): Own {
  const [below, above] = [under.colors, own.colors];
  const colors = (below ?? above) && {
    ...below,
    ...above,
    light: { ...below?.light, ...above?.light },
    dark: { ...below?.dark, ...above?.dark },
    moreContrast: {
      ...below?.moreContrast,
      ...above?.moreContrast,
      light: { ...below?.moreContrast?.light, ...above?.moreContrast?.light },
      dark: { ...below?.moreContrast?.dark, ...above?.moreContrast?.dark },
    },
  };
  return {
    ...under,
    ...own,
    colors,
    faces: { ...under.faces, ...own.faces },
    headings: { ...under.headings, ...own.headings },
    text: { ...under.text, ...own.text },
    labels: { ...under.labels, ...own.labels },
    shape: { ...under.shape, ...own.shape },
  };
}

const machineFace: Face = { fallback: ['system-ui', 'sans-serif'] };

/** A theme with everything that follows from it. */
export function resolveTheme({ colors, faces, ...rest }: Own): Theme {
  const plain = colors ? undefined : plainPalette();
  const light = { ...plainSeeds('light'), ...plain?.light, ...given(colors?.light) };
  const dark = {
    ...(colors ? { ...plainSeeds('dark'), ...nightFrom(light) } : plainSeeds('dark')),
    ...plain?.dark,
    ...given(colors?.dark),
  };
  const deep = colors?.deep ?? plain?.deep ?? deepFrom(light.ink);
  const scrim = colors?.scrim ?? plain?.scrim ?? scrimFrom(deep);
  const usual = {
    light: schemeFrom(light, 'light', deep),
    dark: schemeFrom(dark, 'dark', deep),
    deep,
    scrim,
  };
  const asked = colors?.moreContrast;
  const moreDeep = asked?.deep ?? deep;
  const more = {
    light: moreFrom(usual.light, given(asked?.light), 'light', moreDeep),
    dark: moreFrom(usual.dark, given(asked?.dark), 'dark', moreDeep),
    deep: moreDeep,
  };
  return { ...rest, usual, more, faces: facesFrom(faces) };
}

/** Of a file that serves both, the weights of both are kept. */
function facesFrom({ display = machineFace, text = machineFace }: Own['faces'] & object = {}) {
  if (!display.file || display.file !== text.file) return { display, text };
  const all = [...(display.weights ?? usualWeights), ...(text.weights ?? usualWeights)];
  const weights: [number, number] = [Math.min(...all), Math.max(...all)];
  return { display: { ...display, weights }, text: { ...text, weights } };
}

const usualWeights = [400, 600];

/** Without what is not said. */
const given = (scheme: Given | undefined) =>
  Object.fromEntries(
    Object.entries(scheme ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Colors>;

type Seeds = Pick<Colors, 'paper' | 'ink' | 'accent'>;

const plainSeeds = (scheme: Scheme): Seeds => ({
  paper: plainColor('paper')[scheme],
  ink: plainColor('ink')[scheme],
  accent: plainColor('accent')[scheme],
});

function plainPalette(): Theme['usual'] {
  const scheme = (name: Scheme): Colors => ({
    ...plainSeeds(name),
    tint: plainColor('tint')[name],
    bannerFrom: plainColor('banner-from')[name],
    bannerTo: plainColor('banner-to')[name],
    muted: plainColor('muted')[name],
    line: plainColor('line')[name],
    edge: plainColor('edge')[name],
    highlight: plainColor('highlight')[name],
  });
  const [deep, scrim] = [plainColor('deep').light, plainColor('scrim').light];
  return { light: scheme('light'), dark: scheme('dark'), deep, scrim };
}
