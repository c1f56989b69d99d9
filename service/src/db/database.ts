import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DeliveryState, Tables } from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database, with the few things in which the two kinds differ beyond SQL. */
export type Database = {
  db: Kysely<Tables>;
  kind: DatabaseKind;
  /**
   * The time for leases and due times, in milliseconds since 1970. On SQLite it is the time of the one
   * process, on PostgreSQL that of the server, so that a host with a wrong clock takes nothing from the
   * others.
   */
  time(ours: number): RawBuilder<number>;
  /**
   * Removes what deleted rows left in the files. On SQLite nobody can write meanwhile; it takes as long as
   * writing all that is left.
   */
  vacuum(): Promise<void>;
  /**
   * Writes to the disk without changing anything, to prove that an enquiry could be stored now.
   *
   * @throws when the database cannot be written: read-only, full, in recovery, locked
   */
  probe(): Promise<void>;
  /**
   * Writes a consistent copy to a file that does not exist yet, and reads it back.
   *
   * @returns how many enquiries the copy holds
   */
  backup(file: string): Promise<number>;
};

/** Writes one row as it was: a commit like any other, which makes the database no larger. */
export async function probeWrite(db: Kysely<Tables>): Promise<void> {
  await db
    .updateTable('kysely_migration')
    .set((eb) => ({ timestamp: eb.ref('timestamp') }))
    .execute();
}

/**
 * A condition on the state of a delivery, with the states written into the statement. SQLite uses a partial
 * index only for a condition that it can read there: with parameters it would scan every delivery there
 * ever was. So the condition has to be written exactly as in the index.
 */
export function inState(...states: [DeliveryState, ...DeliveryState[]]): RawBuilder<boolean> {
  const literals = states.map((state) => sql.lit(state));
  return states.length === 1 ? sql`state = ${literals[0]}` : sql`state in (${sql.join(literals)})`;
}
