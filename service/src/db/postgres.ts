import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { probeWrite, type Database } from './database.ts';
import type { Tables } from './tables.ts';

export type PostgresHandle = Database & { close(): Promise<void> };

// Nothing here may take longer than a visitor would wait: after 5 s the answer is 503.
const USUAL_TIMEOUT_MS = 5_000;

/**
 * Opens a pool on a PostgreSQL database. It connects when it is first used, and again after the
 * server was gone.
 *
 * @param onError hears of connections that broke while idle; the pool replaces them
 * @param timeoutMs how long a statement and a lock may take, in milliseconds
 */
export function openPostgres(
  url: string,
  {
    onError,
    timeoutMs = USUAL_TIMEOUT_MS,
    isCopy = false,
  }: {
    onError: (error: Error) => void;
    timeoutMs?: number;
    /** It is no service that would keep others from moving the data. */
    isCopy?: boolean;
  },
): PostgresHandle {
  // int8 comes as text by default; every number here is far below 2^53.
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    types,
    connectionTimeoutMillis: USUAL_TIMEOUT_MS,
    query_timeout: timeoutMs + 1_000,
    keepAlive: true,
    application_name: isCopy ? 'frontage-copy' : 'frontage',
    // Not as start-up parameters, which PgBouncer refuses.
    onConnect: async (client) => {
      await client.query(`set synchronous_commit = on; set statement_timeout = ${timeoutMs};
        set lock_timeout = ${timeoutMs};
        set idle_in_transaction_session_timeout = ${4 * timeoutMs}`);
    },
  });
  pool.on('error', onError);
  // A connection that breaks while it is checked out, between two queries, emits 'error' on itself only,
  // and an 'error' without a listener ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    // Stable within a statement, so that an index on a time can be used.
    time: () => sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    close: () => db.destroy(),
    vacuum: async () => {
      // It stops nobody, but of a large table it takes longer than a statement of the pool may.
      const client = new pg.Client({ connectionString: url, application_name: 'frontage' });
      client.on('error', onError);
      await client.connect();
      await client.query('vacuum dedupe, delivery, enquiry').finally(() => client.end());
    },
    probe: () => probeWrite(db),
    backup: async () => {
      throw new Error(
        'PostgreSQL is backed up with its own tool; run: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
      );
    },
  };
}
