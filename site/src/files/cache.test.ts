import { readdirSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { readOrMake, evictUnused } from './cache.ts';

/** Requests each input and returns those that were not in the cache. */
async function build(folder: string, ...inputs: string[]): Promise<string[]> {
  const begun = new Date();
  const made: string[] = [];
  for (const input of inputs) {
    const bytes = await readOrMake(folder, ['upper', input], () => {
      made.push(input);
      return Promise.resolve(Buffer.from(input.toUpperCase()));
    });
    expect(bytes.toString()).toBe(input.toUpperCase());
  }
  evictUnused(folder, begun);
  return made;
}

test('the next build reuses what an earlier one made, and makes only what is new', async () => {
  const folder = temporaryFolder();
  expect(await build(folder, 'a', 'b')).toEqual(['a', 'b']);
  expect(await build(folder, 'a', 'b')).toEqual([]);
  expect(await build(folder, 'a', 'c')).toEqual(['c']);
});

test('a file that no build uses any more is evicted', async () => {
  const folder = temporaryFolder();
  await build(folder, 'a', 'b');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), yesterday, yesterday);
  await build(folder, 'a');
  expect(readdirSync(folder)).toHaveLength(1);
  expect(await build(folder, 'b')).toEqual(['b']);
});

test('keys that differ only in where their parts are split do not collide', async () => {
  const folder = temporaryFolder();
  const makes = (text: string) => () => Promise.resolve(Buffer.from(text));
  await readOrMake(folder, ['ab', 'c'], makes('first'));
  expect((await readOrMake(folder, ['a', 'bc'], makes('second'))).toString()).toBe('second');
});
