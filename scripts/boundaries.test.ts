import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';
import { allowedImports, folders } from './boundaries.ts';

// Plants an import of every other layer in each layer: the linter must refuse what is not allowed.

const root = join(import.meta.dirname, '..');
const eslint = new ESLint({ cwd: root });

/** One file of each layer that another layer could import. */
const targets = Object.entries(folders).flatMap(([layer, folder]) => {
  if (folder.includes('*')) return [];
  const [file] = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\.test\./.test(path))
    .filter((path) => layer !== 'service' || path === 'app.ts')
    .sort();
  return file ? [{ layer, file: join(root, folder, file) }] : [];
});

test.for(Object.entries(folders).filter(([, folder]) => !folder.includes('*')))(
  'files in %s import only what they may',
  { timeout: 60_000 },
  async ([layer, folder]) => {
    const others = targets.filter((target) => target.layer !== layer);
    const from = join(root, folder, 'planted.ts');
    const lines = others.map(({ file }) => `import '${relative(join(root, folder), file)}';`);
    const [result] = await eslint.lintText(lines.join('\n'), { filePath: from });
    const refused = new Set(
      (result?.messages ?? [])
        .filter(({ ruleId }) => ruleId === 'boundaries/dependencies')
        .map(({ line }) => others[line - 1]?.layer),
    );
    const forbidden = others
      .map((target) => target.layer)
      .filter((other) => !allowedImports[layer]?.includes(other));
    expect([...refused].sort()).toEqual(forbidden.sort());
  },
);

test('no two layers may import each other', () => {
  const pairs = Object.entries(allowedImports).flatMap(([layer, below]) =>
    below
      .filter((other) => other !== layer)
      .filter((other) => allowedImports[other]?.includes(layer))
      .map((other) => `${layer} and ${other}`),
  );
  expect(pairs).toEqual([]);
});
