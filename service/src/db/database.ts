import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

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
   * Moves what was committed from the log to the file, so that the log does not grow until somebody's
   * commit has to move much of it. PostgreSQL does that automatically.
   */
  checkpoint(): Promise<void>;
  /**
   * Makes deleted rows unreadable in the files, a little at a time: overwrites what held them, and empties
   * the log.
   */
  scrub(): Promise<void>;
  /**
   * Writes to the disk without changing anything, to prove that an enquiry could be stored now.
   *
   * @throws when the database cannot be written: read-only, full, in recovery, locked
   */
  probe(): Promise<void>;
  /** Writes a consistent copy to a file that does not exist yet. */
  backup(file: string): Promise<void>;
};
