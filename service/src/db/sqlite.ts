import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, sql, SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import {
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  moveDurably,
  restrictDatabase,
} from '../system/permissions.ts';
import { probeWrite, type Database } from './database.ts';
import { StoreError } from './store-error.ts';
import type { Tables } from './tables.ts';

/** How long to wait for another process's lock, for a probe, and for a second service; in milliseconds. */
const BUSY_TIMEOUT_MS = 5_000;
const PROBE_TIMEOUT_MS = 1_000;
const SECOND_SERVICE_TIMEOUT_MS = 500;

export type SqliteOptions = {
  file: string;
  /** The service itself opens the file, so a second service is refused. */
  exclusive?: boolean;
  /** Refuses a database of another version, and creates or migrates none. */
  mustExist?: boolean;
  readOnly?: boolean;
};

export type SqliteHandle = Database & {
  close(): void;
  /** Whether the open file is still the one at its path. */
  inPlace(): boolean;
};

/**
 * Opens a SQLite file, which is created when it is missing, with its folder.
 *
 * Everything here blocks its thread, so it belongs in the worker or in the operator's command.
 */
export function openSqlite(options: SqliteOptions): SqliteHandle {
  const { file, readOnly = false } = options;
  if (!readOnly) mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const sqlite = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS, readOnly });
  try {
    if (!readOnly) prepareFile(sqlite, file);
  } catch (error) {
    sqlite.close();
    throw error;
  }
  const { ino } = statSync(file);
  const db = new Kysely<Tables>({
    dialect: new Dialect({ database: adaptToKysely(sqlite, readOnly) }),
  });
  return {
    db,
    kind: 'sqlite',
    time: (processTime) => sql<number>`${processTime}`,
    close: () => sqlite.close(),
    inPlace: () => statSync(file, { throwIfNoEntry: false })?.ino === ino,
    vacuum: async () => {
      // `secure_delete` zeroes deleted rows, but a split page can keep an old copy of one.
      sqlite.exec('vacuum');
      if (sqlite.prepare('pragma wal_checkpoint(truncate)').get()?.busy !== 0)
        throw new StoreError('another process is reading the database; run it again', 'BUSY');
    },
    probe: async () => {
      // Waits only briefly for another process's lock, because enquiries wait for the probe.
      sqlite.exec(`pragma busy_timeout = ${PROBE_TIMEOUT_MS}`);
      try {
        await probeWrite(db);
      } finally {
        sqlite.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
      }
    },
    backup: async (target) => {
      // Written as a draft first: an interrupted copy must not pass for a complete one.
      const draft = `${target}.part`;
      rmSync(draft, { force: true });
      writeFileSync(draft, '', { mode: PRIVATE_FILE, flag: 'wx' });
      try {
        sqlite.prepare('vacuum into ?').run(draft);
        const count = readBack(draft);
        moveDurably(draft, target);
        return count;
      } catch (error) {
        rmSync(draft, { force: true });
        throw error;
      }
    },
  };
}

/** Reads a whole copy, and counts its enquiries. */
function readBack(file: string): number {
  using copy = new DatabaseSync(file, { readOnly: true });
  const verdict = copy.prepare('pragma integrity_check').get()?.integrity_check;
  if (verdict !== 'ok') throw new StoreError(`the copy is damaged: ${String(verdict)}`, 'DAMAGED');
  return Number(copy.prepare('select count(*) as count from enquiry').get()?.count);
}

/**
 * Replaces a database with a copy of a backup. No service may use the database meanwhile.
 *
 * @param complete adds to the copy before it takes its place
 * @returns the number of enquiries in the backup
 * @throws {StoreError} when a service runs on the database, or the backup cannot be read; then nothing has changed
 */
export async function restoreSqlite(
  backup: string,
  file: string,
  complete: (restored: Database, count: number) => Promise<void>,
): Promise<number> {
  mkdirSync(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
  const unlock = lockFile(file);
  const draft = `${file}.restored`;
  try {
    rmSync(draft, { force: true });
    const source = openSqlite({ file: backup, readOnly: true });
    const count = await source.backup(draft).finally(source.close);
    const restored = openSqlite({ file: draft });
    await complete(restored, count).finally(restored.close);
    // SQLite would apply the old file's log to the new file. Closing the old file puts its log into it, so that nothing
    // is lost if the move fails; a damaged file cannot be opened.
    try {
      if (existsSync(file)) openSqlite({ file }).close();
    } catch {
      // The backup replaces it.
    }
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    moveDurably(draft, file);
    return count;
  } finally {
    rmSync(draft, { force: true });
    unlock();
  }
}

function prepareFile(sqlite: DatabaseSync, file: string) {
  // Restricted while it is still empty; SQLite gives the log the file's permissions.
  restrictDatabase(file);
  // With FULL in WAL mode, a commit returns only after its fsync.
  sqlite.exec(`
    -- Applies to a new file. An enquiry changes pages of several indexes, and SQLite logs each page
    -- whole: half the usual page size is a twentieth faster.
    pragma page_size = 2048;
    pragma journal_mode = wal;
    pragma synchronous = full;
    -- Keeps a statement's journal in memory. In a temporary file it takes a third of a batch's time.
    pragma temp_store = memory;
    -- 32 MB, for the indexes whose keys come in no order.
    pragma cache_size = -32768;
    pragma foreign_keys = on;
    pragma secure_delete = on;
    pragma journal_size_limit = 67108864;
    -- 8 MB between checkpoints. After the first checkpoint SQLite overwrites the log, and a commit takes
    -- a third less than while the log grows. A checkpoint delays a commit by some 10 ms.
    pragma wal_autocheckpoint = 4000;
  `);
}

/** Runs migrations in a transaction. Kysely does not do so on SQLite, where an interrupted one would stay half done. */
class Dialect extends SqliteDialect {
  override createAdapter() {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl() {
        return true;
      }
    })();
  }
}

/** Adapts `node:sqlite` to Kysely's SQLite dialect. */
function adaptToKysely(sqlite: DatabaseSync, readOnly: boolean): SqliteDatabase {
  const statements = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const cached = statements.get(text);
    if (cached) return cached;
    const statement = sqlite.prepare(text);
    // Batches differ in length, and so does their SQL: without a limit the cache would only grow.
    if (statements.size >= 500) statements.clear();
    statements.set(text, statement);
    return statement;
  };
  return {
    close: () => sqlite.close(),
    prepare(text) {
      // On a full disk SQLite rolls back by itself; a second rollback would fail and hide the original error.
      if (text === 'rollback' && !sqlite.isTransaction) return EMPTY_STATEMENT;
      // A transaction that begins with a read cannot wait for another writer (SQLITE_BUSY_SNAPSHOT); one that
      // takes the lock first can.
      const statement = prepare(text === 'begin' && !readOnly ? 'begin immediate' : text);
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

const EMPTY_STATEMENT: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/**
 * Makes sure that only one process of the service uses a SQLite file. It takes SQLite's own lock on an empty
 * file beside it, which the system releases however the process ends. The operator's command takes no such
 * lock and works beside the service.
 *
 * @throws {StoreError} with the code `IN_USE` when another process has it
 */
export function lockFile(file: string): () => void {
  const path = `${file}.lock`;
  closeSync(openSync(path, 'a', PRIVATE_FILE));
  const lock = new DatabaseSync(path, { timeout: SECOND_SERVICE_TIMEOUT_MS });
  try {
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new StoreError(
      'another process of the service uses this file; stop that one first, or use PostgreSQL, which serves several',
      'IN_USE',
    );
  }
  return () => lock.close();
}
