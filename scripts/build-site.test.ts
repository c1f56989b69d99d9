import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/temporary-folder.ts';
import { reasonToBuild, refuseStale } from './build-site.ts';

/** When the site of a test was built, in seconds; everything else is from a minute before. */
const BUILT_AT = 1_700_000_000;

/** A small project that is built, and what changes a file of it after that. */
function project() {
  const root = temporaryFolder();
  const company = join(root, 'companies/one');
  const write = (path: string, text = '') => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const touch = (path: string, time: number) => utimesSync(join(root, path), time, time);
  for (const path of ['site/src/ui', 'site/check-company', 'site/check-pages', 'site/integrations'])
    write(`${path}/file.ts`);
  for (const path of ['contract/src', 'companies/one/pages', 'companies/one/specification'])
    write(`${path}/file.ts`);
  for (const path of ['site/astro.config.ts', 'package-lock.json', 'site/src/ui/file.test.ts'])
    write(path);
  const builtFor = { publicOrigin: 'https://www.example.com', apiBase: '/', company };
  write('site/dist/built-site.json', JSON.stringify({ builtFor }));
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    touch(path, BUILT_AT - 60);
  touch('site/dist/built-site.json', BUILT_AT);
  return { root, company, builtFor, change: (path: string) => touch(path, BUILT_AT + 60) };
}

test.each([
  'site/src/ui/file.ts',
  'contract/src/file.ts',
  'companies/one/pages/file.ts',
  'site/astro.config.ts',
  'package-lock.json',
])('a change of %s makes the built site stale, and the reason names it', (path) => {
  const { root, builtFor, change } = project();
  expect(reasonToBuild(builtFor, root)).toBeUndefined();
  change(path);
  expect(reasonToBuild(builtFor, root)).toMatch(/ has changed$/);
  expect(reasonToBuild(builtFor, root)).toContain(join(path));
});

test('a file that is gone makes the built site stale', () => {
  const { root, builtFor } = project();
  rmSync(join(root, 'site/src/ui/file.ts'));
  expect(reasonToBuild(builtFor, root)).toBe(`${join('site/src/ui')} has changed`);
});

test.each(['site/src/ui/file.test.ts', 'companies/one/specification/file.ts'])(
  'a change of %s alone leaves the built site as it is',
  (path) => {
    const { root, builtFor, change } = project();
    change(path);
    expect(reasonToBuild(builtFor, root)).toBeUndefined();
  },
);

test('a stale site is not tested, unless it is named', () => {
  const { root, company, change } = project();
  const wanted = { company };
  expect(() => refuseStale({}, wanted, root)).not.toThrow();
  expect(() => refuseStale({}, { company: root }, root)).toThrow(`COMPANY is now ${root}. Run`);
  change('site/src/ui/file.ts');
  expect(() => refuseStale({}, wanted, root)).toThrow(/file\.ts has changed\. Run “npm run build”/);
  expect(() => refuseStale({ SITE_DIR: 'site/dist' }, wanted, root)).not.toThrow();
  rmSync(join(root, 'site/dist'), { recursive: true });
  expect(() => refuseStale({}, wanted, root)).toThrow(/it has not been built yet\. Run/);
});
