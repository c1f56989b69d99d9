import { statSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { zeroUnallocated } from './zero-unallocated.ts';
import { pauseAfterStep } from './in-batches.ts';

/** How much is scrubbed at once: it takes some milliseconds, and no enquiry waits longer than that. */
const SCRUB_BYTES = 2 * 1024 * 1024;

/** Makes deleted rows unreadable in a SQLite file, a little at a time; afterwards the log is empty. */
export async function scrub(sqlite: DatabaseSync, file: string): Promise<void> {
  // secure_delete zeroes the cells, but a page that was split can keep an old copy in its unallocated
  // space. Files with auto_vacuum have pages of one more kind; ours never did.
  const { auto_vacuum: automatic } = sqlite.prepare('pragma auto_vacuum').get() as Pragma;
  if (automatic !== 0) {
    sqlite.exec('vacuum');
    return emptyLog(sqlite);
  }
  const { page_size: pageSize } = sqlite.prepare('pragma page_size').get() as Pragma;
  const step = Math.floor(SCRUB_BYTES / Number(pageSize));
  for (let from = 0, pages = Infinity; from < pages; from += step) {
    const began = performance.now();
    emptyLog(sqlite);
    sqlite.exec('begin immediate');
    try {
      // Another process may have written in between; then its pages are in the log.
      if (sizeOf(`${file}-wal`) > 0) from -= step;
      else pages = zeroUnallocated(file, Number(pageSize), { from, to: from + step });
      // Our cache still holds the pages as they were; the commit tells other processes to drop theirs.
      sqlite.exec('pragma shrink_memory');
      sqlite.exec("update migration set applied_at = applied_at where name = '0001-enquiry'");
      sqlite.exec('commit');
    } catch (error) {
      if (sqlite.isTransaction) sqlite.exec('rollback');
      throw error;
    }
    await pauseAfterStep(performance.now() - began);
  }
  emptyLog(sqlite);
}

type Pragma = Record<string, unknown>;

/** Moves everything that was committed to the file itself, and empties the log. */
function emptyLog(sqlite: DatabaseSync) {
  const log = sqlite.prepare('pragma wal_checkpoint(truncate)').get();
  if (log?.busy !== 0)
    throw new Error('the log could not be emptied: another process is reading; run it again');
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
