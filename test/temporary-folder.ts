import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Makes an empty folder for the test that calls it, and removes it when that test has finished. */
export function temporaryFolder(): string {
  const folder = make();
  onTestFinished(() => remove(folder));
  return folder;
}

/** Makes an empty folder for all tests of a file, and removes it after them. Call it outside any test. */
export function temporaryFolderOfFile(): string {
  const folder = make();
  afterAll(() => remove(folder));
  return folder;
}

const make = () => mkdtempSync(join(tmpdir(), 'frontage-'));

// A test may have removed it itself, and a process that was killed may still write into it.
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
