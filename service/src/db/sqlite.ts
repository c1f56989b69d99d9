import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql, SqliteDialect } from 'kysely';
import {
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  putInPlace,
  restrictDatabase,
} from '../system/permissions.ts';
import type { Database } from './database.ts';
import { probeWrite } from './write-probe.ts';
import { scrub } from './scrub.ts';
import { sqliteDriver } from './sqlite-driver.ts';
import type { Tables } from './tables.ts';

/** How long a probe waits for a foreign lock, in milliseconds. */
const PROBE_TIMEOUT_MS = 1_000;

export type SqliteOptions = {
  file: string;
  /** `OFF` exists for one test only: the one that shows that the durability check can fail. */
  synchronous?: 'FULL' | 'OFF';
  /** How long a foreign writer's lock is waited for, in milliseconds. */
  busyTimeout?: number;
  /** This is the service itself: no other process of it may use the file. */
  sole?: boolean;
  /** Only a database of this very version will do: none is made, and none brought up to date. */
  existing?: boolean;
  /** Nothing is written, made or brought up to date. */
  readOnly?: boolean;
};

export type SqliteHandle = Database & {
  close(): void;
  /** Whether the file that is open is still the file at its path. */
  inPlace(): boolean;
};

/**
 * Opens a SQLite file, which is made when it is missing, with its folder.
 *
 * Everything here blocks its thread, so it belongs in the worker or in the operator's command.
 */
export function openSqlite(options: SqliteOptions): SqliteHandle {
  const { file, synchronous = 'FULL', busyTimeout = 5_000, readOnly = false } = options;
  if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const sqlite = new DatabaseSync(file, { timeout: busyTimeout, readOnly });
  if (!readOnly) prepareFile(sqlite, file, synchronous);
  const { ino } = statSync(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteDriver(sqlite) }) });
  return {
    db,
    kind: 'sqlite',
    time: (ours) => sql<number>`${ours}`,
    close: () => sqlite.close(),
    inPlace: () => statSync(file, { throwIfNoEntry: false })?.ino === ino,
    checkpoint: async () => {
      sqlite.exec('pragma wal_checkpoint(passive)');
    },
    scrub: () => scrub(sqlite, file),
    probe: async () => {
      // Who asks does not wait longer than this for a foreign lock, and keeps no enquiry waiting.
      sqlite.exec(`pragma busy_timeout = ${Math.min(busyTimeout, PROBE_TIMEOUT_MS)}`);
      try {
        await probeWrite(db);
      } finally {
        sqlite.exec(`pragma busy_timeout = ${busyTimeout}`);
      }
    },
    backup: async (target) => {
      // Beside it first: a copy that was broken off must not pass for one.
      const draft = `${target}.part`;
      rmSync(draft, { force: true });
      writeFileSync(draft, '', { mode: PRIVATE_FILE, flag: 'wx' });
      try {
        sqlite.prepare('vacuum into ?').run(draft);
        putInPlace(draft, target);
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      }
    },
  };
}

function prepareFile(
  sqlite: DatabaseSync,
  file: string,
  synchronous: NonNullable<SqliteOptions['synchronous']>,
) {
  // Before it holds anything; SQLite gives the log the permissions of the file.
  restrictDatabase(file);
  // FULL in WAL mode: each commit's fsync has returned before the commit does.
  sqlite.exec(`
    -- For a new file. What an enquiry changes lies on pages of several indexes, and each is logged
    -- whole: half the usual size is a twentieth faster.
    pragma page_size = 2048;
    pragma journal_mode = wal;
    pragma synchronous = ${synchronous};
    -- What a statement changes is kept until it has ended, in memory and not in a temporary file: a third
    -- of the time that a batch takes.
    pragma temp_store = memory;
    -- 32 MB, for the indexes whose keys come in no order.
    pragma cache_size = -32768;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma journal_size_limit = 67108864;
    -- 8 MB between checkpoints: from the first on the log is written over, and a commit takes a third less
    -- than while the log grows. A checkpoint stalls a commit for some 10 ms.
    pragma wal_autocheckpoint = 4000;
  `);
}
