import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenWords } from '@frontage/site/art';
import { wcagContrast } from 'culori';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { art } from './art.tsx';
import { colors, screens } from './screens.tsx';

type Words = Record<string, ScreenWords>;

const company = join(import.meta.dirname, '..');
const read = (path: string) => parse(readFileSync(join(company, path), 'utf8')) as Words;
const drawn = { ...screens, ...art.screenDetails };
const words = read('screens.yaml');

const markup = (name: string, given: ScreenWords | undefined) => {
  const screen = drawn[name];
  return screen ? renderToStaticMarkup(createElement(screen, { words: given })) : '';
};

function withTexts(given: ScreenWords, other: (text: string) => ScreenWords): ScreenWords {
  if (typeof given !== 'object') return other(String(given));
  if (Array.isArray(given)) return given.map((one: ScreenWords) => withTexts(one, other));
  return Object.fromEntries(
    Object.entries(given).map(([name, one]) => [name, withTexts(one as ScreenWords, other)]),
  );
}

test('every screen and detail has words, and no words are left over', () => {
  expect(Object.keys(words).sort()).toEqual(Object.keys(drawn).sort());
});

test('the words of screens have the same structure in every language', () => {
  const further = globSync('*/screens.yaml', { cwd: company });
  expect(further.length).toBeGreaterThan(0);
  const shape = (given: Words) => withTexts(given, () => true);
  for (const path of further) expect(shape(read(path)), path).toEqual(shape(words));
});

test('screens show all the words of the file, and no others', () => {
  for (const [name, given] of Object.entries(words)) {
    const placeholders: string[] = [];
    const marked = withTexts(given, () => {
      placeholders.push(`⟦${placeholders.length}⟧`);
      return placeholders.at(-1) ?? '';
    });
    const html = markup(name, marked);
    expect(
      placeholders.filter((placeholder) => !html.includes(placeholder)),
      name,
    ).toEqual([]);
    const attributeTexts = [
      ...html.matchAll(/ (?:aria-(?:label|description)|alt|title)="([^"]*)"/g),
    ].map(([, value]) => value);
    const left = [html.replace(/<[^>]*>/g, ' '), ...attributeTexts].join(' ').replace(/⟦\d+⟧/g, '');
    expect(left.match(/[\p{L}\p{N}]+/gu) ?? [], name).toEqual([]);
  }
});

test('the style sheets of screens contain no words', () => {
  const sheets = globSync('screens/*.css', { cwd: import.meta.dirname });
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets)
    expect(readFileSync(join(import.meta.dirname, sheet), 'utf8'), sheet).not.toMatch(
      /content:\s*['"][^'"]*\p{L}/u,
    );
});

test('an error names the words of a screen that are missing, unknown or unquoted', () => {
  const sheet = words['job-sheet-six'] as Words;
  const errorOf = (given: ScreenWords | undefined) => {
    try {
      return markup('job-sheet-six', given);
    } catch (error) {
      return `${(error as Error).message}: ${(error as { path?: string[] }).path?.join('.')}`;
    }
  };
  expect(errorOf(undefined)).toBe('a text is missing: time');
  expect(errorOf({ ...sheet, title: '' })).toBe('a text is missing: title');
  expect(errorOf({ ...sheet, title: 917 })).toBe('917 stands without quotes: title');
  expect(errorOf({ ...sheet, titel: 'Lift' })).toBe('nothing shows this: titel');
  expect(errorOf({ ...sheet, fields: [] })).toMatch(
    /^there are 0 entries, and it has places for 4: f/,
  );
});

test('words on the colour of a product can be read in both schemes', () => {
  const theme = parse(readFileSync(join(company, 'brand/theme.yaml'), 'utf8')) as {
    colors: Record<'light' | 'dark', { paper: string }>;
  };
  for (const [product, color] of Object.entries(colors)) {
    const [light = '', dark = ''] = color.match(/oklch\([^)]*\)/g) ?? [];
    expect.soft(wcagContrast(light, theme.colors.light.paper), product).toBeGreaterThan(7);
    expect.soft(wcagContrast(dark, theme.colors.dark.paper), product).toBeGreaterThan(7);
  }
  expect(new Set(Object.values(colors)).size).toBe(Object.keys(colors).length);
});
