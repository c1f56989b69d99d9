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

// What enquiries are kept in holds people's words: nobody but the service's own user reads it.

/** The rights of a file that is made here, and of a folder. */
export const OWN_FILE = 0o600;
export const OWN_FOLDER = 0o700;

/** A SQLite database is up to three files. */
const filesOf = (database: string) => [database, `${database}-wal`, `${database}-shm`];

/**
 * Takes the rights of everybody else from the database and the mails that are there already. Folders
 * stay as they are: they may hold what is not ours.
 *
 * @returns the files whose rights were changed
 */
export function keepToOwner({ database, mailDir }: Pick<Config, 'database' | 'mailDir'>): string[] {
  const stored = database.kind === 'sqlite' ? filesOf(database.file) : [];
  return [...stored, ...mailsIn(mailDir)].filter(tighten);
}

/** Does so for a database that was just opened, and may be new. */
export function tightenDatabase(database: string): void {
  filesOf(database).forEach(tighten);
}

function mailsIn(folder: string): string[] {
  try {
    const mails = readdirSync(folder).filter((name) => /\.eml(\.part)?$/.test(name));
    return mails.map((name) => join(folder, name));
  } catch {
    return [];
  }
}

function tighten(file: string): boolean {
  // Windows has other rights, which a folder passes on.
  if (process.platform === 'win32') return false;
  try {
    const mode = statSync(file).mode & 0o777;
    if ((mode & ~OWN_FILE) === 0) return false;
    chmodSync(file, mode & OWN_FILE);
    return true;
  } catch {
    // It is not there, or another user's, who has decided about it.
    return false;
  }
}

/** Puts a finished file in its place: under its name it is whole and on the disk, or not at all. */
export function putInPlace(draft: string, file: string): void {
  sync(draft, 'r+');
  renameSync(draft, file);
  // Only then the new name is on the disk too. Windows opens no folders.
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
