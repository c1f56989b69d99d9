import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder, temporaryFolderOfFile } from './temporary-folder.ts';

const made: string[] = [];
// Hooks run in reverse order, so this one runs after the one that removes the folder.
afterAll(() => expect(made.filter((folder) => existsSync(folder))).toEqual([]));
const ofFile = temporaryFolderOfFile();

test('a temporary folder is empty, and can be written to', () => {
  for (const folder of [temporaryFolder(), ofFile]) {
    expect(readdirSync(folder)).toEqual([]);
    writeFileSync(join(folder, 'file'), 'words');
    made.push(folder);
  }
});

test('it is removed after its test, and that of a file after its last test', () => {
  expect(made.map((folder) => existsSync(folder))).toEqual([false, true]);
});

test('no test creates a temporary folder that is not removed', () => {
  const root = join(import.meta.dirname, '..');
  const tests = ['companies', 'contract', 'scripts', 'service', 'site', 'test'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => join(folder, path))
      .filter((path) => /\.(test|faults)\.tsx?$/.test(path) && !path.includes('node_modules')),
  );
  const own = tests.filter((path) =>
    /\bmkdtemp(Sync)?\(/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(own).toEqual([]);
});
