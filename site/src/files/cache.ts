import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** Some file systems store times only to two seconds. */
const TIME_PRECISION_MS = 2000;

/**
 * Returns a file from a cache that survives builds, or makes it.
 *
 * @param sources identify the file
 * @param make makes the file if the cache does not have it
 */
export async function readOrMake(
  folder: string,
  sources: (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of sources) hash.update(part).update('\0');
  const file = join(folder, hash.digest('hex'));
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const contents = await make();
  mkdirSync(folder, { recursive: true });
  // Rename the file only when it is complete: a build may be stopped, or another may run at the same time.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, contents);
  renameSync(partial, file);
  return contents;
}

/** Deletes the files of a cache that no build has used since a time. */
export function evictUnused(folder: string, since: Date): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < since.getTime() - TIME_PRECISION_MS) rmSync(file, { force: true });
  }
}
