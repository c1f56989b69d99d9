import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/** Creates an empty folder for the current test, and removes it afterward. */
export function temporaryFolder(): string {
  const folder = make();
  onTestFinished(() => remove(folder));
  return folder;
}

/** Creates an empty folder for all tests of a file, and removes it afterward. Call it outside any test. */
export function temporaryFolderOfFile(): string {
  const folder = make();
  afterAll(() => remove(folder));
  return folder;
}

const make = () => mkdtempSync(join(tmpdir(), 'frontage-'));

// A test may have removed it already, and a killed process may still write into it.
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
