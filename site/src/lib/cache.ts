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

/** In milliseconds: some file systems know the time to two seconds only. */
const coarse = 2000;

/**
 * Returns a file from a cache that survives builds, or makes it.
 *
 * @param folder of the cache; it is made
 * @param from its sources: the same ones make it once
 * @param make makes it where the cache does not have it
 */
export async function cached(
  folder: string,
  from: (string | Buffer)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const hash = createHash('sha256');
  for (const part of from) hash.update(part).update('\0');
  const file = join(folder, hash.digest('hex'));
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(file, now, now);
    return readFileSync(file);
  }
  const made = await make();
  mkdirSync(folder, { recursive: true });
  // Under its name once it is whole, also where a build is stopped or another one runs beside it.
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, made);
  renameSync(partial, file);
  return made;
}

/** Deletes from a cache what has not been used since. */
export function evictUnused(folder: string, since: Date): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (statSync(file).mtimeMs < since.getTime() - coarse) rmSync(file, { force: true });
  }
}
