import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder, temporaryFolderOfFile } from './temporary-folder.ts';

const ofFile = temporaryFolderOfFile();
let made = '';

test('a temporary folder is writable', () => {
  made = temporaryFolder();
  for (const folder of [made, ofFile]) writeFileSync(join(folder, 'file'), 'words');
});

test('a temporary folder is removed after its test, and that of a file still exists', () => {
  expect([made, ofFile].map((folder) => existsSync(folder))).toEqual([false, true]);
});

test('no test creates a temporary folder without removing it', () => {
  const exclude = ['**/node_modules', '**/dist'];
  const tests = globSync('**/*.{test,faults}.{ts,tsx}', {
    cwd: join(import.meta.dirname, '..'),
    exclude,
  });
  const own = tests.filter((path) => /\bmkdtemp(Sync)?\(/.test(readFileSync(path, 'utf8')));
  expect(own).toEqual([]);
});
