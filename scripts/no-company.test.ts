import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// The product knows no company: docs/decisions/0004. A word of a company's name or of its drawing
// language in these folders is a line that another company would have to change.

const root = join(import.meta.dirname, '..');
const folders = [
  'contract',
  'service',
  'site/check-company',
  'site/check-pages',
  'site/theme',
  'site/integrations',
  'site/src',
  'site/e2e',
  'scripts',
  'test',
];

const companies = readdirSync(join(root, 'companies')).map((name) => {
  const { name: written } = parse(
    readFileSync(join(root, 'companies', name, 'company.yaml'), 'utf8'),
  ) as { name: string };
  return [name, written];
});

const nautical =
  /\b(?:ships?|shipwrights?|hulls?|keels?|skiffs?|vessels?|water-?lines?|fathoms?|shoals?|sheer|bows?|stern|oars?|sails?|yachts?|boats?|afloat|lines plans?|body plans?|half-breadth|draught|soundings?|moored)\b/i;

/** Where such a word means something else, or names the default that `COMPANY` follows. */
const allowed: Record<string, RegExp> = {
  'contract/src/company-folder.ts': /const SAMPLE = 'brightkeel'/,
  'scripts/built-for.test.ts': /companies\\\/brightkeel\$/,
  // Which imports are planted.
  'scripts/boundaries.test.ts': /companies\/brightkeel/,
  'scripts/no-company.test.ts': /^/,
};

function files(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => /\.(ts|tsx|css|astro|py)$/.test(path))
    .filter((path) => !/node_modules|dist\/|\.astro\//.test(path));
}

const everywhere = ['.env.example', ...folders.flatMap(files)];

function linesWith(pattern: RegExp, paths = everywhere): string[] {
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line, i) => ({ line: line.trim(), at: `${path}:${i + 1}` }))
      .filter(({ line }) => pattern.test(line) && !allowed[path]?.test(line))
      .map(({ line, at }) => `${at}: ${line}`),
  );
}

test('no file of the product uses nautical words', () => {
  expect(linesWith(nautical)).toEqual([]);
});

test('no file of the product names a company', () => {
  expect(linesWith(new RegExp(companies.flat().join('|'), 'i'))).toEqual([]);
});

test('no data of the tests speaks of what a company does', () => {
  const trades = companies
    .flatMap(([name = '']) => readdirSync(join(root, 'companies', name, 'industries')))
    .map((file) => file.replace('.yaml', ''));
  // As a company's slug names it, and in the singular.
  const spoken = new RegExp(
    `\\b(?:${trades.map((trade) => trade.replace(/s$/, 's?')).join('|')})\\b`,
    'i',
  );
  expect(linesWith(spoken, files('test'))).toEqual([]);
});
