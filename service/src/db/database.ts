import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DeliveryState, Tables } from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database. The methods cover what SQLite and PostgreSQL do differently beyond SQL. */
export type Database = {
  db: Kysely<Tables>;
  kind: DatabaseKind;
  /**
   * The time for leases and due times, in milliseconds since 1970. SQLite uses the process's clock,
   * PostgreSQL the server's, so that a host with a wrong clock does not take other hosts' deliveries.
   */
  time(processTime: number): RawBuilder<number>;
  /**
   * Removes the remains of deleted rows from the files. SQLite blocks all writers until it has rewritten
   * everything that is left.
   */
  vacuum(): Promise<void>;
  /**
   * Writes to the disk without changing anything, to prove that an enquiry could be stored now.
   *
   * @throws when the database cannot be written: read-only, full, in recovery, locked
   */
  probe(): Promise<void>;
  /** Writes a consistent copy to a file that does not exist yet, and reads it back. */
  backup(file: string): Promise<number>;
};

/** Commits one unchanged row, which makes the database no larger. */
export async function probeWrite(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('kysely_migration')
    .set((eb) => ({ timestamp: eb.ref('timestamp') }))
    .execute();
}

/**
 * Returns a condition on a delivery's state, with the states as literals in the statement. SQLite uses a
 * partial index only if it can read the condition there; with parameters it would scan every delivery. So
 * write it exactly as in the index.
 */
export function stateIn(...states: [DeliveryState, ...DeliveryState[]]): RawBuilder<boolean> {
  const literals = states.map((state) => sql.lit(state));
  return states.length === 1 ? sql`state = ${literals[0]}` : sql`state in (${sql.join(literals)})`;
}
