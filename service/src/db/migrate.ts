import { existsSync } from 'node:fs';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, DatabaseKind } from './database.ts';
import { createTables } from './create-tables.ts';
import { openSqlite } from './sqlite.ts';
import { StoreError } from './store-error.ts';

/** Migrations go forward only: never edit a released one, fix it with a new one. After each, older versions refuse the database. */
const migrations = (kind: DatabaseKind): Record<string, Migration> => ({
  '0001-tables': { up: (db) => createTables(db as never, kind) },
});

/**
 * The names of all migrations. deploy/release.sh compares those of two releases.
 *
 * @public
 */
export const migrationNames = Object.keys(migrations('sqlite'));

/**
 * Creates the tables or brings them up to date, in one transaction and under a lock, so that processes that
 * start together migrate once.
 *
 * @throws {StoreError} when a newer version of the service made the database
 */
export async function migrate(database: Database): Promise<void> {
  const { db, kind } = database;
  refuseNewer(await appliedMigrations(database));
  const provider = { getMigrations: async () => migrations(kind) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/**
 * Makes sure that the tables of a database are those of this version, and changes nothing.
 *
 * @throws {StoreError} with the code `FOREIGN` or `OTHER_VERSION` when they are not
 */
export async function requireTables(database: Database): Promise<void> {
  const applied = await appliedMigrations(database);
  if (applied.length === 0) throw new StoreError('holds no enquiries of ours', 'FOREIGN');
  refuseNewer(applied);
  const missing = migrationNames.filter((name) => !applied.includes(name));
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
async function appliedMigrations({ db }: Database): Promise<string[]> {
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

function refuseNewer(applied: string[]): void {
  const unknown = applied.filter((name) => !migrationNames.includes(name));
  if (unknown.length > 0)
    throw new StoreError(
      `the database has migrations that this version does not know (${unknown.join(', ')}); start the version that made them or a newer one, or restore a backup from before them`,
      'OTHER_VERSION',
    );
}
