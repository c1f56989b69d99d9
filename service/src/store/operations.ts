import { accept } from './accept.ts';
import {
  advanceRetentionClock,
  deleteExpired,
  deleteExpiredKeys,
  discard,
  erase,
  expiredIds,
  idsOf,
  isSendingFor,
} from './erase.ts';
import {
  countByState,
  exportAll,
  exportByEmail,
  listEnquiries,
  searchEnquiries,
  showEnquiry,
} from './read.ts';
import { claim, releaseLeases, settle } from './claim.ts';
import { health, size } from './health.ts';
import { release, retry } from './requeue.ts';
import { deleteOldLog, readLog, writeLog } from './operator-log.ts';
import type { Database } from '../db/database.ts';

/** All database operations, written once in Kysely: SQLite runs them in a worker thread, PostgreSQL on its pool. */
export const operations = {
  accept,
  claim,
  settle,
  releaseLeases,
  health,
  size,
  countByState,
  listEnquiries,
  searchEnquiries,
  showEnquiry,
  exportByEmail,
  exportAll,
  idsOf,
  isSendingFor,
  erase,
  discard,
  expiredIds,
  deleteExpired,
  advanceRetentionClock,
  deleteExpiredKeys,
  retry,
  release,
  writeLog,
  readLog,
  deleteOldLog,
  vacuum: (database: Database) => database.vacuum(),
  probe: (database: Database) => database.probe(),
  backup: (database: Database, file: string) => database.backup(file),
};

export type Operations = typeof operations;

export type OperationName = keyof Operations;

/** Runs an operation by its name, with what it takes besides the database. */
export const runOperation = (name: OperationName, database: Database, rest: unknown[]) =>
  (operations[name] as (database: Database, ...rest: unknown[]) => Promise<unknown>)(
    database,
    ...rest,
  );
