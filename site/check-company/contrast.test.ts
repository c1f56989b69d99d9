import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colourFrom, contrast, oklchOf } from './colour.ts';
import { checkContrast } from './contrast.ts';
import { report } from './fault.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';

const theme = join(import.meta.dirname, '../src/styles/theme.css');

function told(change: (css: string) => string) {
  const folder = temporaryFolder();
  const file = join(folder, 'theme.css');
  const before = readFileSync(theme, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
  return report(folder, checkContrast([file]));
}

const replaced = (name: string, value: string) => (css: string) =>
  css.replace(new RegExp(`--color-${name}: [^;]*;`), `--color-${name}: ${value};`);

const colour = (css: string) => {
  const found = colourFrom(css);
  if (!found) throw new Error(css);
  return found;
};

test('the colours of the theme have enough contrast', () => {
  expect(checkContrast([theme])).toEqual([]);
});

test.for<[string, string, number]>([
  ['white', 'black', 21],
  ['#767676', '#ffffff', 4.54],
  ['rgb(0 0 255)', 'white', 8.59],
  ['oklch(0.628 0.2577 29.23)', '#ff0000', 1],
])('%s on %s has the contrast that other tools measure', ([one, other, ratio]) => {
  expect(contrast(colour(one), colour(other))).toBeCloseTo(ratio, 1);
});

test('a colour in sRGB is the same in OKLCH', () => {
  const [l, c, h] = oklchOf([1, 0, 0]);
  expect([l, c, h].map((part) => Number(part.toFixed(2)))).toEqual([0.63, 0.26, 29.23]);
});

test('text that is too pale is reported with its ratio and the nearest value that is enough', () => {
  const message = told(replaced('muted', 'light-dark(oklch(0.5 0.035 250), oklch(0.82 0.02 235))'));
  expect(message).toMatch(
    /theme\.css:\d+ {2}--color-muted\n {2}on --color-paper in the light scheme it has 5\.\d\d:1, and text needs 7:1\.\n {2}Fix: the nearest --color-muted that does is oklch\(0\.4\d+ 0\.035 250\)\./,
  );
  const [, nearest = ''] = /--color-muted that does is (oklch\([^)]*\))/.exec(message) ?? [];
  const [, lightPaper = ''] =
    /--color-paper: light-dark\((oklch\([^)]*\))/.exec(readFileSync(theme, 'utf8')) ?? [];
  const paper = colour(lightPaper);
  expect(contrast(colour(nearest), paper)).toBeGreaterThanOrEqual(7);
  expect(contrast(colour(nearest), paper)).toBeLessThan(7.1);
});

test('the dark scheme is measured too, and bands that are dark in both schemes', () => {
  const message = told(replaced('muted', 'light-dark(oklch(0.39 0.035 250), oklch(0.6 0.02 235))'));
  expect(message).toMatch(/on --color-paper in the dark scheme/);
  expect(message).toMatch(/on --color-deep in the dark scheme/);
  expect(message).not.toMatch(/in the light scheme/);
});

test('a line that carries meaning needs 3:1', () => {
  expect(told(replaced('edge', 'light-dark(#c8c8c8, oklch(0.65 0.03 240))'))).toMatch(
    /--color-edge\n {2}on --color-paper in the light scheme it has 1\.\d\d:1, and lines.* needs 3:1/,
  );
});

test('the theme for more contrast is measured too', () => {
  const last = (css: string) =>
    `${css}@media (prefers-contrast: more) { :root { --color-muted: oklch(0.6 0.01 260); } }`;
  expect(told(last)).toMatch(/needs 7:1, for those who ask for more contrast/);
});

test('a colour that cannot be measured is reported, and so is a missing one', () => {
  expect(told(replaced('ink', 'color-mix(in oklch, red, blue)'))).toMatch(
    /--color-ink\n {2}“color-mix\(in oklch, red, blue\)” cannot be measured/,
  );
  expect(told((css) => css.replaceAll(/--color-accent: [^;]*;/g, ''))).toMatch(
    /--color-accent\n {2}the theme has no such colour/,
  );
});
