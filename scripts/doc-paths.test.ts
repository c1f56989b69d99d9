import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules', '**/dist', '.git'] }).map((path) =>
    path.replaceAll('\\', '/'),
  );
const files = find('**/*.{ts,tsx,astro,css,py,yaml,md,png,webp}');

const namedIn = (text: string) => [
  ...[...text.matchAll(/`([\w.@*/-]+\.(?:tsx?|astro|css|py|yaml|md))`/g)].map(
    ([, path = '']) => path,
  ),
  ...[...text.matchAll(/\]\((?:\.\.?\/)*([\w./-]+\.(?:md|png|webp))/g)].map(
    ([, path = '']) => path,
  ),
];

test.each(find('{*,docs/**/*,.github/**/*}.md'))('every file that %s names exists', (document) => {
  const missing = namedIn(readFileSync(join(root, document), 'utf8'))
    // NAME and SLUG stand for a company's choice; the guide's reader creates the folder halden.
    .filter((path) => !/\b[A-Z]{4}\b|^(?:halden|frontage)\//.test(path))
    .filter((path) => !files.some((file) => matchesGlob(file, `{,**/}${path}`)));
  expect(missing).toEqual([]);
});

test('the page on fonts names exactly the installed ones', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'site/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const [, namedFonts = ''] =
    /by their package: ([^.]+)\./.exec(
      readFileSync(join(root, 'docs/guide/own-copy.md'), 'utf8'),
    ) ?? [];
  const installed = Object.keys(dependencies).flatMap(
    (name) => /^@fontsource-variable\/(.+)$/.exec(name)?.[1] ?? [],
  );
  const names = namedFonts.toLowerCase().split(/,\s+|\s+and\s+(?=\w+\s*\w*$)/);
  expect(names.map((name) => name.replace(/\s+/g, '-'))).toEqual(installed);
});
