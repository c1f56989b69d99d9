import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { colorNames, type Face, theme as schema, type ThemeFile } from '../schema/theme.ts';
import {
  brightFill,
  type Colors,
  deepFrom,
  type Fill,
  type Given,
  moreFrom,
  nightFrom,
  type Scheme,
  type Seeds,
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
  /** How buttons are filled by day, where that is not the accent. */
  fill: Fill | undefined;
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

/**
 * One theme over another: single parts are replaced, a face as a whole. Where the upper one says what paper, ink or accent
 * is, all other colours follow from these three.
 */
function over({ colors, ...under }: Own, own: Own): Own {
  const { paper, ink, accent } = colors?.light ?? {};
  const isOther = seeds.some((name) => own.colors?.light?.[name] !== undefined);
  const kept = isOther ? { light: { paper, ink, accent } } : colors;
  return {
    ...(merged({ ...under, ...(kept && { colors: kept }) }, own) as Own),
    faces: { ...under.faces, ...own.faces },
  };
}

const seeds = ['paper', 'ink', 'accent'] as const;

const isGroup = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

function merged(under: object, own: object): object {
  const below = new Map<string, object>(Object.entries(under));
  const parts = Object.entries(own as Record<string, object>).map(([key, value]) => {
    const part = below.get(key);
    return [key, part && isGroup(part) && isGroup(value) ? merged(part, value) : value];
  });
  return { ...under, ...(Object.fromEntries(parts) as object) };
}

const machineFace: Face = { fallback: ['system-ui', 'sans-serif'] };

/** A theme with everything that follows from it. */
export function resolveTheme({ colors, faces, ...rest }: Own): Theme {
  const light = { ...(colors ? seedsOf(plain.light) : plain.light), ...given(colors?.light) };
  const dark = { ...(colors ? nightFrom(light) : plain.dark), ...given(colors?.dark) };
  const deep = colors?.deep ?? (colors ? deepFrom(light.ink) : plain.deep);
  const usual = {
    light: schemeFrom(light, 'light', deep),
    dark: schemeFrom(dark, 'dark', deep),
    deep,
    scrim: colors?.scrim ?? (colors ? scrimFrom(deep) : plain.scrim),
  };
  const asked = colors?.moreContrast;
  const moreDeep = asked?.deep ?? deep;
  const more = {
    light: moreFrom(usual.light, given(asked?.light), 'light', moreDeep),
    dark: moreFrom(usual.dark, given(asked?.dark), 'dark', moreDeep),
    deep: moreDeep,
  };
  const { display = machineFace, text = machineFace } = faces ?? {};
  return { ...rest, usual, more, fill: brightFill(light), faces: { display, text } };
}

/** From the lightest to the heaviest weight of both faces: a browser thickens a face by itself where it ends below. */
export function weightsOf(faces: Theme['faces']): [least: number, most: number] {
  const all = Object.values(faces).flatMap(({ file, weights = usualWeights }) =>
    file ? weights : [],
  );
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : usualWeights;
}

const usualWeights: [number, number] = [400, 600];

/** Without what is not said. */
const given = (scheme: Given | undefined) =>
  Object.fromEntries(
    Object.entries(scheme ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Colors>;

const seedsOf = ({ paper, ink, accent }: Colors): Seeds => ({ paper, ink, accent });

const plainScheme = (scheme: Scheme) =>
  Object.fromEntries(colorNames.map((name) => [name, plainColor(name)[scheme]])) as Colors;

const plain: Theme['usual'] = {
  light: plainScheme('light'),
  dark: plainScheme('dark'),
  deep: plainColor('deep').light,
  scrim: plainColor('scrim').light,
};
