import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { averageWidth, lettersOf } from './average-width.ts';

test('the letters of a company are those of its first language', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'words.yaml'), 'skip: aab');
  mkdirSync(join(folder, 'de'));
  writeFileSync(join(folder, 'de/words.yaml'), 'skip: zzz');
  expect([...lettersOf(folder)]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('a letter that stands more often counts more', () => {
  const letters = new Map([
    ['a', 3],
    ['b', 1],
    ['?', 9],
  ]);
  expect(averageWidth(letters, (letter) => ({ a: 10, b: 30 })[letter])).toBe(15);
});
