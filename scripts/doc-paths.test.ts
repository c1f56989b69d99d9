import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

// A document that names a file which has moved sends its reader away empty-handed.

const root = join(import.meta.dirname, '..');
const find = (pattern: string) =>
  globSync(pattern, {
    cwd: root,
    exclude: ['**/node_modules', '**/dist', '.git', '.stryker-tmp'],
  }).map((path) => path.replaceAll('\\', '/'));

const files = find('**/*.{ts,tsx,astro,css,py,yaml,md}');

/** The files that a text names between backticks, whole or by the end of their path, as `http/limits.ts`. */
const namedIn = (text: string) =>
  [...text.matchAll(/`([\w.@*/-]+\.(?:tsx?|astro|css|py|yaml|md))`/g)].flatMap(([, path = '']) =>
    // NAME and SLUG stand for what a company chooses; the reader of the guide makes these folders.
    /\b[A-Z]{4}\b|^(?:halden|frontage)\//.test(path) ? [] : [path],
  );

const missing = (text: string) =>
  namedIn(text).filter((path) => !files.some((file) => matchesGlob(file, `{,**/}${path}`)));

test.each(find('{*,docs/**/*,.github/**/*}.md'))('every file that %s names is there', (path) => {
  expect(missing(readFileSync(join(root, path), 'utf8'))).toEqual([]);
});

test('a file that has moved would be found, a placeholder is none', () => {
  expect(missing('`db/moved.ts`, `companies/NAME/moved.ts`, `*.moved.ts`')).toEqual([
    'db/moved.ts',
    '*.moved.ts',
  ]);
});
