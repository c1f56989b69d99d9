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

const names = new RegExp(`\\b(?:${companies.flat().map(RegExp.escape).join('|')})`, 'i');
const allowed: Record<string, RegExp> = {
  'contract/src/company-folder.ts': /const SAMPLE = 'brightkeel'/,
  'scripts/lib/boundaries.test.ts': /companies\/brightkeel/,
  'scripts/no-company.test.ts': /^/,
};

test('no file of the product contains the name of a company', () => {
  const exclude = ['**/node_modules', '**/dist', '**/.astro', '**/.cache'];
  const folders = '{contract,service,site,scripts,test}';
  const lines = [
    '.env.example',
    ...globSync(`${folders}/**/*.{ts,tsx,css,astro,py}`, { cwd: root, exclude }),
  ]
    .map((path) => path.replaceAll('\\', '/'))
    .flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter((line) => names.test(line) && !allowed[path]?.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(lines).toEqual([]);
});
