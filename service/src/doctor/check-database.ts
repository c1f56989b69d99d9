import { existsSync } from 'node:fs';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { findingsOf, type Finding } from './finding.ts';

/** What was found of the database, and its server's time in milliseconds since 1970. */
export type DatabaseFinding = { finding: Finding; clock?: number };

/** Looks at the database and makes none. */
export async function checkDatabase({ database }: Config): Promise<DatabaseFinding> {
  const { ok, fault } = findingsOf('database');
  if (database.kind === 'sqlite')
    return {
      finding: ok(
        existsSync(database.file)
          ? `SQLite, ${database.file}`
          : `${database.file} is not there yet; the first start makes it`,
      ),
    };
  const client = new pg.Client({
    connectionString: database.url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  try {
    await client.connect();
    const { rows } = await client.query<{ ms: string; readonly: string }>(
      `select extract(epoch from clock_timestamp()) * 1000 as ms,
              current_setting('transaction_read_only') as readonly`,
    );
    const clock = Number(rows[0]?.ms);
    if (rows[0]?.readonly === 'on')
      return {
        clock,
        finding: fault(
          'PostgreSQL answers and takes no writes',
          'enquiries are refused with 503',
          'point DATABASE_URL at the primary, or end the read-only mode',
        ),
      };
    return { clock, finding: ok('PostgreSQL answers and can be written') };
  } catch (error) {
    return {
      finding: fault(
        `PostgreSQL does not answer: ${(error as Error).message}`,
        'enquiries are refused with 503',
        'check DATABASE_URL and that the server runs',
      ),
    };
  } finally {
    await client.end().catch(() => undefined);
  }
}
