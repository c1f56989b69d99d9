import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, sql, SqliteDialect, type SqliteDatabase } from 'kysely';
import { OWN_FILE, OWN_FOLDER, putInPlace, tightenDatabase } from '../own-files.ts';
import type { Database } from './database.ts';
import { clearSlack } from './clear-slack.ts';
import { rest } from './in-batches.ts';
import { writeOneRow } from './pulse.ts';
import type { Tables } from './tables.ts';

/** How long a pulse waits for a foreign lock, in milliseconds. */
const PULSE_TIMEOUT = 1_000;

/** How much is scrubbed at once: some milliseconds, which is all that an enquiry waits for it. */
const SCRUB_BYTES = 2 * 1024 * 1024;

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
  if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: OWN_FOLDER });
  const sqlite = new DatabaseSync(file, { timeout: busyTimeout, readOnly });
  if (!readOnly) prepareFile(sqlite, file, synchronous);
  const { ino } = statSync(file);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(sqlite) }) });
  return {
    db,
    kind: 'sqlite',
    time: (ours) => sql<number>`${ours}`,
    close: () => sqlite.close(),
    inPlace: () => statSync(file, { throwIfNoEntry: false })?.ino === ino,
    checkpoint: async () => {
      sqlite.exec('pragma wal_checkpoint(passive)');
    },
    scrub: async () => {
      // secure_delete zeroes the cells, but a page that was split can keep an old copy in its slack.
      // Files that vacuum themselves have pages of one more kind; ours never did.
      const { auto_vacuum: automatic } = sqlite.prepare('pragma auto_vacuum').get() as Pragma;
      if (automatic !== 0) {
        sqlite.exec('vacuum');
        return emptyLog(sqlite);
      }
      const { page_size: pageSize } = sqlite.prepare('pragma page_size').get() as Pragma;
      const step = Math.floor(SCRUB_BYTES / Number(pageSize));
      for (let from = 0, pages = Infinity; from < pages; from += step) {
        const began = performance.now();
        emptyLog(sqlite);
        sqlite.exec('begin immediate');
        try {
          // Another process may have written in between; then its pages are in the log.
          if (sizeOf(`${file}-wal`) > 0) from -= step;
          else pages = clearSlack(file, Number(pageSize), { from, to: from + step });
          // The pages in our memory are as they were; and the commit tells that to other processes.
          sqlite.exec('pragma shrink_memory');
          sqlite.exec("update migration set applied_at = applied_at where name = '0001-enquiry'");
          sqlite.exec('commit');
        } catch (error) {
          if (sqlite.isTransaction) sqlite.exec('rollback');
          throw error;
        }
        await rest(performance.now() - began);
      }
      emptyLog(sqlite);
    },
    pulse: async () => {
      // Who asks does not wait longer than this for a foreign lock, and keeps no enquiry waiting.
      sqlite.exec(`pragma busy_timeout = ${Math.min(busyTimeout, PULSE_TIMEOUT)}`);
      try {
        await writeOneRow(db);
      } finally {
        sqlite.exec(`pragma busy_timeout = ${busyTimeout}`);
      }
    },
    backup: async (target) => {
      // Beside it first: a copy that was broken off must not pass for one.
      const draft = `${target}.part`;
      rmSync(draft, { force: true });
      writeFileSync(draft, '', { mode: OWN_FILE, flag: 'wx' });
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

type Pragma = Record<string, unknown>;

/** Everything that was committed goes to the file itself, and the log holds nothing any more. */
function emptyLog(sqlite: DatabaseSync) {
  const log = sqlite.prepare('pragma wal_checkpoint(truncate)').get();
  if (log?.busy !== 0)
    throw new Error('the log could not be emptied: another process is reading; run it again');
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

function prepareFile(
  sqlite: DatabaseSync,
  file: string,
  synchronous: NonNullable<SqliteOptions['synchronous']>,
) {
  // Before anything is in it; SQLite gives the log the rights of the file.
  tightenDatabase(file);
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
    -- 64 MB between checkpoints: each stalls a commit for 10 ms and more.
    pragma wal_autocheckpoint = 32000;
  `);
}

/** What Kysely's SQLite dialect needs of a driver, over `node:sqlite`. */
function adapt(sqlite: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const known = statements.get(text);
    if (known) return known;
    const statement = sqlite.prepare(text);
    // Batches differ in length, and so does their SQL: without a bound this would only grow.
    if (statements.size >= 500) statements.clear();
    statements.set(text, statement);
    return statement;
  };
  return {
    close: () => sqlite.close(),
    prepare(text) {
      // After a full disk SQLite has rolled back by itself; a second rollback would fail and hide
      // the error that says why.
      if (text === 'rollback' && !sqlite.isTransaction) return nothing;
      // A transaction that starts by reading cannot wait for a foreign writer (SQLITE_BUSY_SNAPSHOT);
      // one that takes the lock first can.
      const statement = prepare(text === 'begin' ? 'begin immediate' : text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

const nothing: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};
