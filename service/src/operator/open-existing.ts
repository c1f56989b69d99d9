import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StoreError } from '../db/store-error.ts';
import { openStore, type Store } from '../store/store.ts';
import { NothingDone } from './command.ts';

/**
 * Opens the database of the settings for a command, which makes none and changes no tables: in a wrong
 * folder an empty one would answer that nothing is stored about a person.
 *
 * @param folder where the command was started
 * @throws {NothingDone} with one line: what was looked for, from which setting, and the fix
 */
export async function openExisting(config: Config, folder: string): Promise<Store> {
  try {
    return await openStore(config.database, { existing: true });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    throw new NothingDone(lineOf(error, config, folder));
  }
}

function lineOf({ code, message }: StoreError, config: Config, folder: string): string {
  const what = nameOf(config.database);
  const origin = originOf(config, folder);
  const fix = 'run this in the folder that the service is started in, or set DATABASE_URL';
  switch (code) {
    case 'MISSING':
      return `there is no database ${what} (${origin}); ${fix}`;
    case 'FOREIGN':
      return `${what} ${message} (${origin}); ${fix}; a new one is made by the service's first start`;
    case 'OTHER_VERSION':
      return `${what}: ${message}`;
    default:
      return `${what} cannot be opened: ${message} (${code}; ${origin}); check that it runs, that you may read and write it, and DATABASE_URL`;
  }
}

/** A database by its name, without a password. */
export function nameOf(database: Config['database']): string {
  if (database.kind === 'sqlite') return database.file;
  const { host, pathname } = new URL(database.url);
  return `PostgreSQL ${host}${pathname}`;
}

function originOf({ atDefault }: Config, folder: string): string {
  const env = join(folder, '.env');
  const file = existsSync(env) ? env : `there is no .env in ${folder}`;
  return atDefault.includes('DATABASE_URL')
    ? `the default of DATABASE_URL, from the folder ${folder}; ${existsSync(env) ? `${file} does not set it` : file}`
    : `DATABASE_URL, from the folder ${folder}; ${file}`;
}
