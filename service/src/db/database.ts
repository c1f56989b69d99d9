import type { Kysely, RawBuilder } from 'kysely';
import type { Tables } from './tables.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database, and the little in which the two kinds differ beyond SQL. */
export type Database = {
  db: Kysely<Tables>;
  kind: DatabaseKind;
  /**
   * The time that leases and due times follow, in milliseconds since 1970. On SQLite it is that of the
   * one process; on PostgreSQL the server's, so that a host whose clock is wrong takes nothing from
   * the others.
   */
  time(ours: number): RawBuilder<number>;
  /**
   * Moves what was committed from the log to the file, so that the log does not grow until somebody's
   * commit has to move much of it. PostgreSQL does that by itself.
   */
  checkpoint(): Promise<void>;
  /**
   * Makes deleted rows unreadable in files, a little at a time: clears what held them and empties the
   * log.
   */
  scrub(): Promise<void>;
  /**
   * Writes to the disk and changes nothing: the proof that an enquiry could be stored now.
   *
   * @throws when the database cannot be written: read-only, full, in recovery, locked
   */
  probe(): Promise<void>;
  /** Writes a consistent copy to a file that does not exist yet. */
  backup(file: string): Promise<void>;
};
