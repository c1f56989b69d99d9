import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { colorNames, type Face, theme as schema, type ThemeFile } from '../schema/theme.ts';
import {
  deriveButtonFill,
  type Colors,
  deriveDeep,
  type ButtonFill,
  type GivenColors,
  deriveMoreContrast,
  deriveDarkSeeds,
  type Scheme,
  type SeedColors,
  deriveScheme,
  deriveScrim,
} from './derived-colors.ts';
import { plainColor } from './plain-theme.ts';

const BUILT_IN_FOLDER = join(import.meta.dirname, 'built-in');

export const themeNames: readonly string[] = readdirSync(BUILT_IN_FOLDER)
  .map((file) => basename(file, '.yaml'))
  .sort();

/** The colors of both schemes, and the background of bands that are dark in both. */
export type Palette = { light: Colors; dark: Colors; deep: string };

/** A complete theme, including derived values. */
export type Theme = Omit<ThemeFile, 'theme' | 'colors' | 'faces'> & {
  standard: Palette & { scrim: string };
  /** The fill of buttons in the light scheme, if it is not the accent. */
  fill: ButtonFill | undefined;
  /** The palette for visitors who prefer more contrast. */
  moreContrast: Palette;
  faces: { display: Face; text: Face };
};

/** A theme file without the reference to a built-in theme. */
export type OwnTheme = Omit<ThemeFile, 'theme'>;

export const readBuiltInTheme = (name: string): OwnTheme =>
  readTheme(join(BUILT_IN_FOLDER, `${name}.yaml`));

/** Returns the complete theme of a company's folder; by default, the plain built-in one. */
export function readCompanyTheme(folder: string): Theme {
  const file = join(folder, 'brand/theme.yaml');
  const { theme: name, ...own } = existsSync(file) ? readTheme(file) : { theme: undefined };
  return resolveTheme(mergeThemes(name ? readBuiltInTheme(name) : {}, own));
}

const readTheme = (file: string): ThemeFile =>
  schema.parse(parse(readFileSync(file, 'utf8')) ?? {});

/**
 * Merges a theme into another. Single values are replaced, a typeface as a whole. If the upper theme sets paper, ink or
 * accent, all other colors are derived again.
 */
function mergeThemes({ colors, ...under }: OwnTheme, own: OwnTheme): OwnTheme {
  const { paper, ink, accent } = colors?.light ?? {};
  const isOther = seeds.some((name) => own.colors?.light?.[name] !== undefined);
  const keptColors = isOther ? { light: { paper, ink, accent } } : colors;
  return {
    ...(mergeFields({ ...under, ...(keptColors && { colors: keptColors }) }, own) as OwnTheme),
    faces: { ...under.faces, ...own.faces },
  };
}

const seeds = ['paper', 'ink', 'accent'] as const;

const isGroup = (value: unknown) => typeof value === 'object' && !Array.isArray(value);

function mergeFields(under: object, own: object): object {
  const below = new Map<string, object>(Object.entries(under));
  const parts = Object.entries(own as Record<string, object>).map(([key, value]) => {
    const part = below.get(key);
    return [key, part && isGroup(part) && isGroup(value) ? mergeFields(part, value) : value];
  });
  return { ...under, ...(Object.fromEntries(parts) as object) };
}

const systemFace: Face = { fallback: ['system-ui', 'sans-serif'] };

/** Completes a theme with all derived values. */
export function resolveTheme({ colors, faces, ...rest }: OwnTheme): Theme {
  const light = {
    ...(colors ? pickSeeds(plainPalette.light) : plainPalette.light),
    ...withoutUndefined(colors?.light),
  };
  const dark = {
    ...(colors ? deriveDarkSeeds(light) : plainPalette.dark),
    ...withoutUndefined(colors?.dark),
  };
  const deep = colors?.deep ?? (colors ? deriveDeep(light.ink) : plainPalette.deep);
  const standard = {
    light: deriveScheme(light, 'light', deep),
    dark: deriveScheme(dark, 'dark', deep),
    deep,
    scrim: colors?.scrim ?? (colors ? deriveScrim(deep) : plainPalette.scrim),
  };
  const askedColors = colors?.moreContrast;
  const moreDeep = askedColors?.deep ?? deep;
  const moreContrast = {
    light: deriveMoreContrast(
      standard.light,
      withoutUndefined(askedColors?.light),
      'light',
      moreDeep,
    ),
    dark: deriveMoreContrast(standard.dark, withoutUndefined(askedColors?.dark), 'dark', moreDeep),
    deep: moreDeep,
  };
  const { display = systemFace, text = systemFace } = faces ?? {};
  return {
    ...rest,
    standard,
    moreContrast,
    fill: deriveButtonFill(light),
    faces: { display, text },
  };
}

/** Returns the range of weights of both typefaces: a browser emboldens a face artificially beyond its own range. */
export function weightsOf(faces: Theme['faces']): [lightest: number, heaviest: number] {
  const all = Object.values(faces).flatMap(({ file, weights = DEFAULT_WEIGHTS }) =>
    file ? weights : [],
  );
  return all.length > 0 ? [Math.min(...all), Math.max(...all)] : DEFAULT_WEIGHTS;
}

const DEFAULT_WEIGHTS: [number, number] = [400, 600];

const withoutUndefined = (scheme: GivenColors | undefined) =>
  Object.fromEntries(
    Object.entries(scheme ?? {}).filter(([, value]) => value !== undefined),
  ) as Partial<Colors>;

const pickSeeds = ({ paper, ink, accent }: Colors): SeedColors => ({ paper, ink, accent });

const plainScheme = (scheme: Scheme) =>
  Object.fromEntries(colorNames.map((name) => [name, plainColor(name)[scheme]])) as Colors;

const plainPalette: Theme['standard'] = {
  light: plainScheme('light'),
  dark: plainScheme('dark'),
  deep: plainColor('deep').light,
  scrim: plainColor('scrim').light,
};
