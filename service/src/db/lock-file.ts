import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/** How long to wait for a process that is just ending, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Makes sure that only one process of the service uses a SQLite file: with SQLite's own lock on an empty
 * file beside it, which the system releases however the process ends. The operator's command takes no such
 * lock and works beside the service.
 *
 * @returns what releases the lock
 * @throws with the code `IN_USE` when another process has it
 */
export function lockFile(file: string): () => void {
  const path = `${file}.lock`;
  closeSync(openSync(path, 'a', 0o600));
  const lock = new DatabaseSync(path, { timeout: timeoutMs });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw Object.assign(
      new Error(
        'another process of the service uses this file; stop that one first, or use PostgreSQL, which serves several',
      ),
      { code: 'IN_USE' },
    );
  }
  return () => lock.close();
}
