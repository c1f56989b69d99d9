import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// The product knows no company: what is one's stands in its folder, and COMPANY says which.

const root = join(import.meta.dirname, '..');
const companies = globSync('companies/*/company.yaml', { cwd: root });
const product = [
  '.env.example',
  ...globSync('{contract,service,site,scripts}/**/*.{ts,tsx,astro,css,json,sql}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|\.astro|test-results)$/.test(name),
  }),
];

test.each(companies)('nothing of the product names the company of %s', (file) => {
  const { name } = parse(readFileSync(join(root, file), 'utf8')) as { name: string };
  expect(product.length).toBeGreaterThan(300);
  const naming = product.filter((path) => readFileSync(join(root, path), 'utf8').includes(name));
  expect(naming).toEqual([]);
});

test('one folder is named, and once: that of whoever has set no company', () => {
  const folders = companies.map((file) => file.split('/')[1] ?? '');
  const naming = product.filter((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return folders.some((folder) => new RegExp(`\\b${folder}\\b`).test(text));
  });
  expect(naming).toEqual(['contract/src/company-folder.ts']);
});
