import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolderOfFile } from '../../test/temporary-folder.ts';
import { splitFont } from './split-fonts.ts';

const require = createRequire(import.meta.url);
const folder = temporaryFolderOfFile();

/** Copies the Latin file of a package to a place. */
function font(name: string, place: string): string {
  const path = join(folder, place);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(
    require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
    path,
  );
  return path;
}

test('a font is split into the letters of the texts and the rest', async () => {
  const path = font('figtree', 'own.woff2');
  const [rest, used] = await splitFont(path, 'Bœuf', folder);
  expect(used?.range).toBe('U+42, U+66, U+75, U+153');
  expect(rest).toMatchObject({
    path,
    range: expect.stringMatching(/^U\+20-41, U\+43-65, U\+67-74,/),
  });
  expect(statSync(used?.path ?? '').size).toBeLessThan(statSync(path).size / 4);
});

test('fonts of the same name in two folders stay separate files', async () => {
  const paths = await Promise.all(
    ['figtree', 'archivo'].map(async (name) => {
      const [, used] = await splitFont(font(name, `${name}/regular.woff2`), 'abc', folder);
      return used?.path;
    }),
  );
  expect(new Set(paths).size).toBe(2);
});
