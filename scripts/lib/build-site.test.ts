import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseEnv } from 'node:util';
import { companyFolder } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import {
  buildTargetOf,
  previewSettings,
  reasonToBuild,
  requireCurrentBuild,
} from './build-site.ts';

/** When the test's site was built, in seconds; all other files are a minute older. */
const BUILT_AT = 1_700_000_000;

function project() {
  const root = temporaryFolder();
  const built = {
    publicOrigin: 'https://www.example.com',
    apiBase: '/',
    companyFolder: join(root, 'companies/one'),
  };
  const touch = (path: string, time: number) => utimesSync(join(root, path), time, time);
  for (const path of [...changes, ...noChanges, 'site/dist/built-site.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), JSON.stringify({ builtFor: built }));
  }
  for (const path of readdirSync(root, { recursive: true, encoding: 'utf8' }))
    touch(path, BUILT_AT - 60);
  touch('site/dist/built-site.json', BUILT_AT);
  return { root, built, change: (path: string) => touch(path, BUILT_AT + 60) };
}

const changes = [
  'site/src/ui/file.ts',
  'site/integration/file.ts',
  'site/astro.config.ts',
  'contract/src/file.ts',
  'companies/one/pages/file.yaml',
  'package-lock.json',
];
const noChanges = [
  'site/src/ui/file.test.ts',
  'site/e2e/file.ts',
  'companies/one/specification/file.ts',
];

test('a changed source makes the site stale, and the reason names the file', () => {
  for (const path of changes) {
    const { root, built, change } = project();
    expect(reasonToBuild(built, root)).toBeUndefined();
    change(path);
    expect(reasonToBuild(built, root)).toContain(`${join(path)} has changed`);
  }
  const { root, built, change } = project();
  noChanges.forEach(change);
  expect(reasonToBuild(built, root)).toBeUndefined();
  rmSync(join(root, 'site/src/ui/file.ts'));
  expect(reasonToBuild(built, root)).toBe(`${join('site/src/ui')} has changed`);
});

test('a stale site is not tested, unless SITE_DIR names it', () => {
  const { root, built, change } = project();
  expect(() => requireCurrentBuild({}, built, root)).not.toThrow();
  expect(() => requireCurrentBuild({}, { companyFolder: root }, root)).toThrow(
    `COMPANY is now ${root}. Run`,
  );
  change('site/src/ui/file.ts');
  expect(() => requireCurrentBuild({}, built, root)).toThrow(
    /file\.ts has changed\. Run “npm run build”/,
  );
  expect(() => requireCurrentBuild({ SITE_DIR: 'site/dist' }, built, root)).not.toThrow();
  rmSync(join(root, 'site/dist'), { recursive: true });
  expect(() => requireCurrentBuild({}, built, root)).toThrow(/it has not been built yet\. Run/);
});

test('a preview is built beside the site, and is replaced if it is found in the site’s place', () => {
  expect(previewSettings({})).toEqual({ SITE_DRAFTS: '1', SITE_OUT_DIR: './preview' });
  const { root, built } = project();
  const preview = JSON.stringify({ builtFor: built, preview: true });
  writeFileSync(join(root, 'site/dist/built-site.json'), preview);
  expect(reasonToBuild(built, root)).toBe('it shows what is not public');
});

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [parseEnv(readFileSync('.env.example', 'utf8')), 'http://127.0.0.1:3000'],
  [{ PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ PUBLIC_ORIGIN: 'https://www.example.com/', PORT: '8080' }, 'https://www.example.com'],
])('with the settings %o the site is built for %s', (env, publicOrigin) => {
  expect(buildTargetOf(env)).toEqual({
    publicOrigin,
    apiBase: '/',
    companyFolder: companyFolder(),
  });
});

test('the message names the setting that is wrong', () => {
  expect(() => buildTargetOf({ PUBLIC_ORIGIN: 'localhost:3000' })).toThrow(
    /^PUBLIC_ORIGIN is “local/,
  );
  expect(() => buildTargetOf({ PORT: 'abc' })).toThrow(/^HOST and PORT make “http:.*:abc”/);
});
