import { existsSync, statSync } from 'node:fs';
import { sql, type Transaction } from 'kysely';
import { type Config, databaseName } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { BATCH_SIZE } from '../db/in-batches.ts';
import { migrate, requireFile, requireTables } from '../db/migrate.ts';
import { openPostgres } from '../db/postgres.ts';
import { lockFile, openSqlite } from '../db/sqlite.ts';
import type { Tables } from '../db/tables.ts';
import type { LogEntry } from '../store/operator-log.ts';
import { MINUTE } from '../system/clock.ts';
import { CommandError } from './define-command.ts';

type DatabaseAddress = Config['database'];

/** A batch of long enquiries may take longer than a visitor would wait; in milliseconds. */
const TIMEOUT_MS = 10 * MINUTE;

const TABLES = ['enquiry', 'delivery', 'dedupe', 'operator_log'] as const;

type TableCounts = Record<(typeof TABLES)[number], number>;

/**
 * Copies all rows with their keys into an empty database, from one consistent view and in one transaction:
 * completely, or not at all.
 *
 * @throws {CommandError} when a service runs on one of them, or the target holds data
 */
export async function copyDatabase(
  from: DatabaseAddress,
  to: DatabaseAddress,
  entryOf: (affected: number) => LogEntry,
): Promise<TableCounts> {
  const source = await withDatabaseName(from, () => openUnused(from, { readOnly: true }));
  try {
    await withDatabaseName(from, () => requireTables(source.database));
    const target = await withDatabaseName(to, () => openUnused(to, { readOnly: false }));
    try {
      await withDatabaseName(to, () => migrate(target.database));
      return await withDatabaseName(to, () => copyRows(source.database, target.database, entryOf));
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

function copyRows(
  source: Database,
  target: Database,
  entryOf: (affected: number) => LogEntry,
): Promise<TableCounts> {
  return source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((from) =>
      target.db.transaction().execute(async (to) => {
        for (const table of ['enquiry', 'operator_log', 'retention_clock'] as const)
          if ((await countOf(to, table)) > 0)
            throw new CommandError('holds other data; give a new, empty database');
        let last = 0;
        for (;;) {
          const rows = await from
            .selectFrom('enquiry')
            .selectAll()
            .where('id', '>', last)
            .orderBy('id')
            .limit(BATCH_SIZE)
            .execute();
          if (rows.length === 0) break;
          const ids = rows.map(({ id }) => id);
          last = ids.at(-1) ?? last;
          await to.insertInto('enquiry').values(rows).execute();
          for (const table of ['delivery', 'dedupe'] as const) {
            const dependentRows = await from
              .selectFrom(table)
              .selectAll()
              .where('enquiry_id', 'in', ids)
              .execute();
            if (dependentRows.length > 0)
              await to.insertInto(table).values(dependentRows).execute();
          }
        }
        for (const table of ['operator_log', 'retention_clock'] as const)
          for (const row of await from.selectFrom(table).selectAll().execute())
            await to.insertInto(table).values(row).execute();
        if (target.kind === 'postgres' && last > 0)
          await sql`select setval(pg_get_serial_sequence('enquiry', 'id'), ${last})`.execute(to);
        const counts = await countsOf(to);
        for (const [table, count] of Object.entries(await countsOf(from)))
          if (counts[table as keyof TableCounts] !== count)
            throw new CommandError(
              `the copy of ${table} differs from its source; nothing was kept`,
            );
        await to.insertInto('operator_log').values(entryOf(counts.enquiry)).execute();
        return counts;
      }),
    );
}

async function countsOf(db: Transaction<Tables>): Promise<TableCounts> {
  const counts = { enquiry: 0, delivery: 0, dedupe: 0, operator_log: 0 };
  for (const table of TABLES) counts[table] = await countOf(db, table);
  return counts;
}

async function countOf(db: Transaction<Tables>, table: keyof Tables): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Opens one database and makes sure that no service uses it. A SQLite file is locked, so that none starts
 * meanwhile; on PostgreSQL one can only see whether a service is connected.
 */
async function openUnused(
  where: DatabaseAddress,
  { readOnly }: { readOnly: boolean },
): Promise<{ database: Database; close(): Promise<void> }> {
  if (where.kind === 'sqlite') {
    const { file } = where;
    // A killed copy leaves an empty file.
    if (readOnly || (existsSync(file) && statSync(file).size > 0)) await requireFile(file);
    const handle = openSqlite({ file, readOnly });
    const unlock = lockIfWritable(file);
    return {
      database: handle,
      close: async () => {
        handle.close();
        unlock();
      },
    };
  }
  const handle = openPostgres(where.url, {
    onError: () => undefined,
    timeoutMs: TIMEOUT_MS,
    isCopy: true,
  });
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and application_name = 'frontage'`.execute(handle.db);
  if ((rows[0]?.count ?? 0) === 0) return { database: handle, close: handle.close };
  await handle.close();
  throw new CommandError('the service runs on it; stop every process of it first');
}

/** If nobody can write beside the file, no service can run on it either. */
function lockIfWritable(file: string): () => void {
  try {
    return lockFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES' || code === 'EROFS') return () => undefined;
    throw error;
  }
}

/** Adds to an error the name of the database that it is about. */
function withDatabaseName<Result>(
  where: DatabaseAddress,
  work: () => Promise<Result>,
): Promise<Result> {
  return work().catch((error: Error) => {
    throw new CommandError(`${databaseName(where)}: ${error.message}`);
  });
}
