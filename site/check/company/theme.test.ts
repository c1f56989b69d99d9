import { expect, test } from 'vitest';
import { colourFrom, contrast, hexOf } from '../../src/theme/colour.ts';
import {
  finishedTheme,
  type Own,
  resolveTheme,
  themeNames,
} from '../../src/theme/resolve-theme.ts';
import { contrastProblems } from './theme.ts';
import { report } from './messages.ts';

type Said = NonNullable<Own['colors']>;

const day = {
  paper: 'oklch(0.985 0 0)',
  ink: 'oklch(0.22 0.01 260)',
  accent: 'oklch(0.38 0.09 260)',
};

/** What is told of a theme that says these colours, each path on a line of its own. */
function told(colors: Said) {
  const place = { file: 'theme.yaml', line: (path: string[]) => path.length };
  return report('', [
    ...contrastProblems(resolveTheme({ colors: { light: day, ...colors } }), place),
  ]);
}

const colour = (css: string) => {
  const found = colourFrom(css);
  if (!found) throw new Error(css);
  return found;
};

test.for(['plain', ...themeNames])('the colours of the theme %s have their contrast', (name) => {
  const theme = resolveTheme(name === 'plain' ? {} : finishedTheme(name));
  expect([...contrastProblems(theme, { file: name, line: () => 1 })]).toEqual([]);
});

test('three colours are enough for a theme whose pairs all hold, by day and by night', () => {
  const hues = Array.from({ length: 24 }, (_, index) => index * 15);
  const problems = hues.flatMap((hue) => {
    const light = {
      paper: `oklch(0.97 0.02 ${hue})`,
      ink: `oklch(0.25 0.05 ${(hue + 180) % 360})`,
      accent: `oklch(0.36 0.12 ${(hue + 90) % 360})`,
    };
    const theme = resolveTheme({ colors: { light } });
    return [...contrastProblems(theme, { file: `${hue}`, line: () => 1 })];
  });
  expect(problems).toEqual([]);
});

test('a colour as icons and the browser’s bar take it is the sRGB that a browser computes', () => {
  expect(hexOf('oklch(0.968 0.011 85)')).toBe('#f8f4ec');
  expect(hexOf('oklch(0.215 0.042 250)')).toBe('#091a2c');
  expect([hexOf('#FF0000'), hexOf('white'), hexOf('rgb(0 0 0 / 0.5)')]).toEqual([
    '#ff0000',
    '#ffffff',
    undefined,
  ]);
});

test.for<[string, string, number]>([
  ['white', 'black', 21],
  ['#767676', '#ffffff', 4.54],
  ['rgb(0 0 255)', 'white', 8.59],
  ['oklch(0.628 0.2577 29.23)', '#ff0000', 1],
])('%s on %s has the contrast that other tools measure', ([one, other, ratio]) => {
  expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 1);
});

test('text that is too pale is reported with its place, its ratio and the nearest value that is enough', () => {
  const message = told({ light: { ...day, muted: 'oklch(0.5 0.035 250)' } });
  expect(message).toMatch(
    /theme\.yaml:3 {2}colors\.light\.muted\n {2}on paper in the light scheme it has 5\.\d\d:1, and text needs 7:1\.\n {2}Fix: the nearest muted that does is oklch\(0\.4\d+ 0\.035 250\)\./,
  );
  const [, nearest = ''] = /nearest muted that does is (oklch\([^)]*\))/.exec(message) ?? [];
  const paper = colour(day.paper);
  expect(contrast(colour(nearest), paper)).toBeGreaterThanOrEqual(7);
  expect(contrast(colour(nearest), paper)).toBeLessThan(7.1);
});

test('the dark scheme is measured too, and bands that are dark in both schemes', () => {
  const message = told({ dark: { muted: 'oklch(0.6 0.02 235)' } });
  expect(message).toMatch(/colors\.dark\.muted\n {2}on paper in the dark scheme/);
  expect(message).toMatch(/on deep in the dark scheme/);
  expect(message).not.toMatch(/in the light scheme/);
});

test('a line that carries meaning needs 3:1', () => {
  expect(told({ light: { ...day, edge: '#c8c8c8' } })).toMatch(
    /colors\.light\.edge\n {2}on paper in the light scheme it has 1\.\d\d:1, and lines.* needs 3:1/,
  );
});

test('the theme for more contrast is measured too', () => {
  expect(told({ moreContrast: { light: { muted: 'oklch(0.6 0.01 260)' } } })).toMatch(
    /colors\.moreContrast\.light\.muted\n.*needs 7:1, for those who ask for more contrast/,
  );
});
