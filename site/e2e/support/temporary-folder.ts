import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder that is removed when the process ends, because several tests of a worker may use it. */
export function temporaryFolderOfWorker(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frontage-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
