import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../config/config.ts';

/** Permissions of the files that hold enquiries: only the service's own user may read people's words. */
export const PRIVATE_FILE = 0o600;
export const PRIVATE_FOLDER = 0o700;

/** A SQLite database is up to three files. */
const filesOf = (database: string) => [database, `${database}-wal`, `${database}-shm`];

/**
 * Revokes everybody else's permissions on the existing database and mails. Folders stay unchanged: they may
 * hold files that are not ours.
 */
export function restrictToOwner({
  database,
  mailDir,
}: Pick<Config, 'database' | 'mailDir'>): string[] {
  const stored = database.kind === 'sqlite' ? filesOf(database.file) : [];
  return [...stored, ...mailsIn(mailDir)].filter(restrict);
}

/** Does the same for a database that was just opened, and may be new. */
export function restrictDatabase(database: string): void {
  filesOf(database).forEach(restrict);
}

function mailsIn(folder: string): string[] {
  try {
    const mails = readdirSync(folder).filter((name) => /\.eml(\.part)?$/.test(name));
    return mails.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function restrict(file: string): boolean {
  // On Windows a file inherits permissions from its folder.
  if (process.platform === 'win32') return false;
  try {
    const mode = statSync(file).mode & 0o777;
    if ((mode & ~PRIVATE_FILE) === 0) return false;
    chmodSync(file, mode & PRIVATE_FILE);
    return true;
  } catch {
    // It does not exist, or belongs to another user.
    return false;
  }
}

/** Moves a finished file to its place, so that it is complete and on the disk, or not there at all. */
export function moveDurably(draft: string, file: string): void {
  sync(draft, 'r+');
  renameSync(draft, file);
  // Only this writes the new name to the disk. Windows cannot open folders.
  if (process.platform !== 'win32') sync(dirname(file), 'r');
}

function sync(path: string, flags: string): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
