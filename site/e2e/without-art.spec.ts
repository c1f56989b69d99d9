import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from './support/test.ts';

const folder = join(import.meta.dirname, '../../companies');
const companies = readdirSync(folder);
const plain = companies.find((name) => !existsSync(join(folder, name, 'art'))) ?? '';
const others = companies.filter((name) => name !== plain);

test('a company without art builds and has no faults: no picture is missing, and none is another company’s', async () => {
  test.setTimeout(400_000);
  const dist = join(mkdtempSync(join(tmpdir(), 'frontage-plain-')), 'dist');
  // It ends with an error when a page has one, and then says which.
  const checked = promisify(execFile)(process.execPath, ['site/check-pages/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, COMPANY: plain, SITE_DIR: '', SITE_OUT_DIR: dist },
  });
  const { stdout } = await checked.catch(({ stdout }: { stdout: string }) => ({ stdout }));
  const [, walked] = /\n0 errors, \d+ warnings? on (\d+) pages, in \d+ s\n$/.exec(stdout) ?? [];
  const written = ['services', 'industries', 'articles'].flatMap((kind) =>
    readdirSync(join(folder, plain, kind)),
  );
  // Beside those there are the first page, five more of every company's, and three that are not there.
  expect(Number(walked), stdout).toBeGreaterThanOrEqual(written.length + 9);
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
