import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// What this sample shows that the other one does not, so that no test of the product loses its subject.

const folder = join(import.meta.dirname, '..');
const names = (path: string) => readdirSync(join(folder, path));
const read = (path: string) => parse(readFileSync(join(folder, path), 'utf8')) as unknown;

test('the sample has people, case studies, articles by three authors and logos as files, and draws nothing', () => {
  expect(read('people.yaml')).toHaveLength(4);
  expect(names('work')).toHaveLength(4);
  const articles = names('articles').map((file) =>
    readFileSync(join(folder, 'articles', file), 'utf8'),
  );
  expect(articles).toHaveLength(14);
  const authors = articles.map((text) => /^author: (.+)$/m.exec(text)?.[1]);
  expect(new Set(authors).size).toBe(3);
  expect(names('brand/customers')).toHaveLength(12);
  expect(existsSync(join(folder, 'brand/theme.yaml'))).toBe(true);
  expect(existsSync(join(folder, 'art'))).toBe(false);
});

test('its photographs are as large as those of telephones, and say that they are generated', async () => {
  const photographs = names('pictures').filter((file) => file.endsWith('.jpg'));
  const bytes = photographs.map((file) => statSync(join(folder, 'pictures', file)).size);
  expect(bytes.filter((size) => size >= 6_000_000).length).toBeGreaterThanOrEqual(3);
  const rights = read('pictures/rights.yaml') as Record<string, string>;
  for (const file of photographs) {
    const { exif } = await sharp(join(folder, 'pictures', file)).metadata();
    expect(exif?.toString('latin1'), file).toContain('Generated');
    expect(rights[file], file).toMatch(/^Generated/);
  }
});
