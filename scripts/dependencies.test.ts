import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'overrides' | 'allowScripts', Record<string, unknown>>
> & { workspaces?: string[] };

const manifest = (path: string) => JSON.parse(read(path)) as Manifest;
const whole = manifest('package.json');
const paths = ['.', ...(whole.workspaces ?? [])].map((folder) => join(folder, 'package.json'));

/** The packages in the table below a heading of docs/dependencies.md. */
function listed(heading: string): string[] {
  const [, section = ''] = read('docs/dependencies.md').split(`\n## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
}

const namesIn = ({ dependencies, devDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies });

test.each(paths)(
  'docs/dependencies.md says what each package of %s is for, and lists no others',
  (path) => {
    expect(listed(`\`${path}\``)).toEqual(namesIn(manifest(path)).sort());
  },
);

test('docs/dependencies.md gives the reason for each override and each install script', () => {
  expect(listed('Overrides')).toEqual(Object.keys(whole.overrides ?? {}));
  expect(listed('Install scripts')).toEqual(Object.keys(whole.allowScripts ?? {}));
});

test('the browser test runner is declared once', () => {
  const declaring = paths.filter((path) => namesIn(manifest(path)).includes('@playwright/test'));
  expect(declaring).toEqual(['package.json']);
});
