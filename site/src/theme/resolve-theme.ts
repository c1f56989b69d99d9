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

export const themeNames: readonly string[] = readdirSync(finished)
  .map((file) => basename(file, '.yaml'))
  .sort();

/** The colours of both schemes, and the background of bands that are dark in both. */
export type Palette = { light: Colors; dark: Colors; deep: string };

/** A complete theme, including derived values. */
export interface Theme extends Omit<ThemeFile, 'theme' | 'colors' | 'faces'> {
  usual: Palette & { scrim: string };
  /** The fill of buttons in the light scheme, if it is not the accent. */
  fill: Fill | undefined;
  /** The palette for visitors who prefer more contrast. */
  more: Palette;
  faces: { display: Face; text: Face };
}

/** A theme file without the reference to a built-in theme. */
export type Own = Omit<ThemeFile, 'theme'>;

export const finishedTheme = (name: string): Own => readTheme(join(finished, `${name}.yaml`));

/** Returns the complete theme of a company's folder; by default, the plain built-in one. */
export function themeOf(folder: string): Theme {
  const file = join(folder, 'brand/theme.yaml');
  const { theme: name, ...own } = existsSync(file) ? readTheme(file) : { theme: undefined };
  return resolveTheme(over(name ? finishedTheme(name) : {}, own));
}

const readTheme = (file: string): ThemeFile =>
  schema.parse(parse(readFileSync(file, 'utf8')) ?? {});

/**
 * Merges a theme into another. Single values are replaced, a typeface as a whole. If the upper theme sets paper, ink or
 * accent, all other colours are derived again.
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

/** Completes a theme with all derived values. */
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

/** Returns the range of weights of both typefaces: a browser emboldens a face artificially beyond its own range. */
export function weightsOf(faces: Theme['faces']): [least: number, most: number] {
  const all = Object.values(faces).flatMap(({ file, weights = usualWeights }) =>
    file ? weights : [],
  );
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : usualWeights;
}

const usualWeights: [number, number] = [400, 600];

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
