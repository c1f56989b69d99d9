import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { lockFile } from '../db/lock-file.ts';
import { openPostgres } from '../db/postgres.ts';
import { requireFile, requireTables } from '../db/require-tables.ts';
import { openSqlite } from '../db/sqlite.ts';
import { PRIVATE_FOLDER } from '../system/permissions.ts';

/** One end of a copy. */
export type Side = { database: Database; name: string; close(): Promise<void> };

/** A batch of long enquiries takes longer than a visitor would wait. */
const timeoutMs = 10 * 60_000;

const forget = () => undefined;

/**
 * Opens the source, read-only. Locks a SQLite file, so that no service starts on it meanwhile; on
 * PostgreSQL it can only see whether a service is connected.
 *
 * @param name the database without its password
 * @throws when it is not one of our databases, or a service uses it
 */
export async function openSource(where: Config['database'], name: string): Promise<Side> {
  if (where.kind === 'sqlite') {
    await requireFile(where.file);
    const unlock = lock(where.file);
    const handle = openSqlite({ file: where.file, readOnly: true });
    return { database: handle, name, close: async () => (handle.close(), unlock()) };
  }
  const handle = openPostgres(where.url, { onError: forget, timeoutMs, isCopy: true });
  return checked(handle, name, async () => {
    await requireTables(handle);
    await refuseService(handle);
  });
}

/**
 * Opens the target. Makes a SQLite file when it is missing; on PostgreSQL the database has to exist. The
 * tables come later.
 *
 * @throws when it is a file of another kind, or a service uses it
 */
export async function openTarget(where: Config['database'], name: string): Promise<Side> {
  if (where.kind === 'sqlite') {
    if (existsSync(where.file)) await requireOurs(where.file);
    mkdirSync(dirname(where.file), { recursive: true, mode: PRIVATE_FOLDER });
    const unlock = lock(where.file);
    const handle = openSqlite({ file: where.file });
    return { database: handle, name, close: async () => (handle.close(), unlock()) };
  }
  const handle = openPostgres(where.url, { onError: forget, timeoutMs, isCopy: true });
  return checked(handle, name, () => refuseService(handle));
}

async function requireOurs(file: string): Promise<void> {
  await requireFile(file).catch((error: Error & { code?: string }) => {
    // The migration checks unfinished copies and tables of an older version. A copy that was killed at its
    // very beginning has made a file without tables.
    if (error.code !== 'OTHER_VERSION' && !hasNoTables(file)) throw error;
  });
}

function hasNoTables(file: string): boolean {
  try {
    const sqlite = new DatabaseSync(file, { readOnly: true });
    const isEmpty = sqlite.prepare('select 1 from sqlite_master').get() === undefined;
    sqlite.close();
    return isEmpty;
  } catch {
    return false;
  }
}

async function checked(
  handle: ReturnType<typeof openPostgres>,
  name: string,
  check: () => Promise<void>,
): Promise<Side> {
  try {
    await check();
  } catch (error) {
    await handle.close();
    throw error;
  }
  return { database: handle, name, close: handle.close };
}

/** When nobody can write beside the file, no service can run on it either. */
function lock(file: string): () => void {
  try {
    return lockFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EROFS') return forget;
    throw error;
  }
}

async function refuseService({ db }: Database): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'frontage'`.execute(db);
  if ((rows[0]?.count ?? 0) > 0)
    throw new Error('the service runs on it; stop every process of it first');
}
