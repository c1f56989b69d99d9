import { expect, test } from 'vitest';
import { theme as schema } from '../schema/theme.ts';
import { readBuiltInTheme, resolveTheme, themeNames } from './resolve-theme.ts';
import { allThemeTokens, themeCss, themeTokens } from './theme-css.ts';

const tokens = (name: string) => themeTokens(resolveTheme(readBuiltInTheme(name)));

test('an empty theme changes no size, shape or letter', () => {
  const names = [...themeTokens(resolveTheme({})).keys()];
  expect(names.filter((name) => !name.startsWith('--color-'))).toEqual([]);
});

test('the dark scheme, higher contrast and quieter colors are derived from three colors', () => {
  const light = { paper: '#fdf6e3', ink: '#073642', accent: '#7a1f5c' };
  const css = themeCss(resolveTheme({ colors: { light } }));
  for (const name of [
    'paper',
    'tint',
    'banner-from',
    'banner-to',
    'ink',
    'muted',
    'line',
    'edge',
    'accent',
    'highlight',
  ])
    expect(css, name).toMatch(
      new RegExp(`--color-${name}: light-dark\\([^;]+, oklch\\([^;]+\\)\\);`),
    );
  expect(css).toContain('light-dark(#7a1f5c, oklch(');
  expect(css).toMatch(/prefers-contrast: more[^]*--color-paper: light-dark\(white,/);
});

test('a single token of a built-in theme is replaced, and the others stay', () => {
  const { headings = {}, ...poster } = readBuiltInTheme('poster');
  const adapted = { ...poster, headings: { ...headings, weight: 700 }, density: 1.1 };
  const changed = [...themeTokens(resolveTheme(adapted))].filter(
    ([name, value]) => tokens('poster').get(name) !== value,
  );
  expect(changed).toEqual([
    ['--heading-weight', '700'],
    ['--spacing', '0.275rem'],
  ]);
});

test('no two built-in themes share a color, a face, a size or a shape', () => {
  const distinctive = [
    '--color-paper',
    '--color-accent',
    '--color-tint',
    '--heading-weight',
    '--text-hero',
    '--heading-spacing',
    '--radius-button',
    '--spacing-band',
    '--spacing',
  ];
  const all = themeNames.map((name) => allThemeTokens(resolveTheme(readBuiltInTheme(name))));
  for (const name of distinctive)
    expect(new Set(all.map((one) => one.get(name))).size, name).toBe(themeNames.length);
  const faces = themeNames.map((name) => resolveTheme(readBuiltInTheme(name)).faces);
  expect(new Set(faces.map(({ display }) => display.family)).size).toBe(themeNames.length);
});

test('scaled sizes are fluid between the same widths, and grow little on a phone', () => {
  expect(tokens('poster').get('--text-hero')).toMatch(
    /^clamp\(2\.3625rem, [\d.]+rem \+ [\d.]+vw, 7\.0875rem\)$/,
  );
  expect(tokens('ledger').get('--text-hero')).toMatch(/^clamp\(1\.575rem, .*, 3\.675rem\)$/);
});

test('a typeface needs only a file', () => {
  const { text, display } =
    schema.parse({
      faces: {
        text: { file: './brand/our-sans.woff2' },
        display: { file: '@fontsource-variable/figtree', family: 'Figtree', fallback: ['serif'] },
      },
    }).faces ?? {};
  expect(text).toEqual({
    family: 'our-sans',
    file: './brand/our-sans.woff2',
    fallback: ['sans-serif'],
  });
  expect(display).toMatchObject({ family: 'Figtree', fallback: ['serif'] });
});
