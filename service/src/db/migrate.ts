import { existsSync } from 'node:fs';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, DatabaseKind } from './database.ts';
import { createTables } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './store-error.ts';

/** Migrations go forward only: never edit a released one, fix it with a new one. */
const migrations = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-tables': { up: (db) => createTables(db as never, kind) },
});

/**
 * Creates the tables or brings them up to date, in one transaction and under a lock, so that processes that
 * start together migrate once.
 *
 * @throws {StoreError} when a newer version of the service made the database
 */
export async function migrate(database: Database): Promise<void> {
  const { db, kind } = database;
  const provider = { getMigrations: async () => migrations(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (!error) return;
  const newer = newerThanThis(await appliedTo(database), kind);
  throw newer ? new StoreError(newer, 'OTHER_VERSION') : error;
}

/**
 * Makes sure that a database has the tables of this very version, and changes nothing.
 *
 * @throws {StoreError} with the code `FOREIGN` or `OTHER_VERSION` when it does not
 */
export async function requireTables(database: Database): Promise<void> {
  const applied = await appliedTo(database);
  if (applied.length === 0) throw new StoreError('holds no enquiries of ours', 'FOREIGN');
  const newer = newerThanThis(applied, database.kind);
  if (newer) throw new StoreError(newer, 'OTHER_VERSION');
  const missing = Object.keys(migrations(database.kind)).filter((name) => !applied.includes(name));
  if (missing.length > 0)
    throw new StoreError(
      `the database was made by an older version (it lacks ${missing.join(', ')}); start the service once, which brings it up to date`,
      'OTHER_VERSION',
    );
}

/**
 * Checks the same for a SQLite file, without creating or changing it.
 *
 * @throws {StoreError} with the code `MISSING` when there is no such file
 */
export async function requireFile(file: string): Promise<void> {
  if (!existsSync(file)) throw new StoreError('is not there', 'MISSING');
  const handle = openSqlite({ file, readOnly: true });
  try {
    await requireTables(handle);
  } finally {
    handle.close();
  }
}

/** Returns the names of the applied migrations; none when the database is not ours. */
async function appliedTo({ db }: Database): Promise<string[]> {
  try {
    const rows = await db.selectFrom('kysely_migration').select('name').execute();
    return rows.map(({ name }) => name);
  } catch (error) {
    // Another program may have a table of this name. 42P01 and 42703 are PostgreSQL's codes for an unknown
    // table and an unknown column.
    const { message, code = '' } = error as Error & { code?: string };
    if (/no such (table|column)|file is not a database/.test(message)) return [];
    if (['42P01', '42703'].includes(code)) return [];
    throw error;
  }
}

/** Returns what to do when a newer version has migrated the database; otherwise undefined. */
function newerThanThis(applied: string[], kind: DatabaseKind): string | undefined {
  const known = migrations(kind);
  const unknown = applied.filter((name) => !Object.hasOwn(known, name));
  return unknown.length === 0
    ? undefined
    : `the database has migrations that this version does not know (${unknown.join(', ')}); start the version that made them, or a newer one`;
}
