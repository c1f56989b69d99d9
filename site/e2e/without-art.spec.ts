import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildElsewhere } from './support/build-elsewhere.ts';
import { expect, test } from './support/test.ts';

const folder = join(import.meta.dirname, '../../companies');
const companies = readdirSync(folder);
const plain = companies.find((name) => !existsSync(join(folder, name, 'art'))) ?? '';
const others = companies.filter((name) => name !== plain);

test('a company without art builds whole: no picture is missing, nothing is of another company', async () => {
  test.setTimeout(300_000);
  const dist = await buildElsewhere({ COMPANY: plain });
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((path) => /\.(html|css|js|svg|txt|xml|webmanifest)$/.test(path))
    .map((path) => [path, readFileSync(join(dist, path), 'utf8')] as const);
  const pictures = texts.flatMap(([, text]) =>
    [...text.matchAll(/(?:src|href)="(\/art\/[^"#]+)/g)].map(([, path = '']) => path.slice(1)),
  );
  expect(pictures.filter((path) => !files.includes(path))).toEqual([]);
  const drawn = /\b(?:ships?|hulls?|keels?|vessels?)\b/i;
  const foreign = texts.filter(
    ([, text]) => drawn.test(text) || others.some((name) => text.toLowerCase().includes(name)),
  );
  expect(foreign.map(([path]) => path)).toEqual([]);
  for (const path of ['favicon.svg', 'icon-192.png', 'share/home.png'])
    expect(files, path).toContain(path);
});
