import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { probeWrite, type Database } from './database.ts';
import type { Tables } from './tables.ts';

type PostgresHandle = Database & { close(): Promise<void> };

// No statement may outlast a visitor's patience: after 5 s the answer is 503.
const USUAL_TIMEOUT_MS = 5_000;

/**
 * Opens a pool on a PostgreSQL database. It connects at the first query, and reconnects after the server was down.
 *
 * @param onError is called when an idle connection breaks; the pool replaces it
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
    /** Opened by `copy`, which is not a running service and so must not block another copy. */
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
    // PgBouncer refuses these as start-up parameters.
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
    // `statement_timestamp()` is stable, so PostgreSQL can use an index on a time.
    time: () => sql<number>`(extract(epoch from statement_timestamp()) * 1000)::bigint`,
    close: () => db.destroy(),
    vacuum: async () => {
      // A vacuum blocks nobody, but on a large table it takes longer than the pool allows a statement.
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
