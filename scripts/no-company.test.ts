import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// The product knows no company: docs/decisions/0004-a-company-is-a-folder.md

const root = join(import.meta.dirname, '..');
const companies = readdirSync(join(root, 'companies')).map((slug) => {
  const facts = readFileSync(join(root, 'companies', slug, 'company.yaml'), 'utf8');
  return [slug, (parse(facts) as { name: string }).name];
});

const nautical =
  /\b(?:ships?|shipwrights?|hulls?|keels?|skiffs?|vessels?|water-?lines?|fathoms?|shoals?|sheer|bows?|stern|oars?|sails?|yachts?|boats?|afloat|lines plans?|body plans?|half-breadth|draught|soundings?|moored)\b/i;
const names = new RegExp(companies.flat().join('|'), 'i');
/** The trades of the samples' clients, as their slugs name them, and in the singular. */
const trades = companies
  .flatMap(([slug = '']) => readdirSync(join(root, 'companies', slug, 'industries')))
  .map((file) => file.replace(/s?\.yaml$/, 's?'));
const spoken = new RegExp(String.raw`\b(?:${trades.join('|')})\b`, 'i');

const allowed: Record<string, RegExp> = {
  'contract/src/company-folder.ts': /const SAMPLE = 'brightkeel'/,
  'scripts/boundaries.test.ts': /companies\/brightkeel/,
  'scripts/no-company.test.ts': /^/,
};

function linesWith(pattern: RegExp, folders: string): string[] {
  const exclude = ['**/node_modules', '**/dist', '**/.astro', '**/.cache'];
  return [
    '.env.example',
    ...globSync(`${folders}/**/*.{ts,tsx,css,astro,py}`, { cwd: root, exclude }),
  ]
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter((line) => pattern.test(line) && !allowed[path]?.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}

const everywhere = '{contract,service,site,scripts,test}';

test.each([
  ['nautical words', nautical, everywhere],
  ['the name of a company', names, everywhere],
  ['the trade of a company’s clients', spoken, 'test'],
])('no file of the product contains %s', (_, pattern, folders) => {
  expect(linesWith(pattern, folders)).toEqual([]);
});
