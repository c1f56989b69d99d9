import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';
import { writeOneRow } from './pulse.ts';
import type { Tables } from './tables.ts';

export type PostgresHandle = Database & { close(): Promise<void> };

// Nothing here may wait longer than a visitor would: over 5 s the answer is 503.
const patience = 5_000;

/**
 * Opens a pool on a PostgreSQL database. It connects when it is first used, and again after the
 * server was gone.
 *
 * @param onError hears of connections that broke while idle; the pool replaces them
 */
export function openPostgres(url: string, onError: (error: Error) => void): PostgresHandle {
  // int8 comes as text by default; every number here is far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience + 1_000,
    lock_timeout: patience,
    idle_in_transaction_session_timeout: 4 * patience,
    keepAlive: true,
    application_name: 'frontage',
    options: '-c synchronous_commit=on',
  });
  pool.on('error', onError);
  // A connection that breaks while it is lent out, between two queries, tells nobody but itself, and
  // an 'error' that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    close: () => db.destroy(),
    scrub: async () => {
      for (const table of ['dedupe', 'outbox', 'enquiry'])
        await sql`vacuum ${sql.table(table)}`.execute(db);
    },
    pulse: () => writeOneRow(db),
    backup: async () => {
      throw new Error(
        'PostgreSQL is backed up with its own tool; run: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    },
  };
}
