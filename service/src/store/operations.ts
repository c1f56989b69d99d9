import { accept } from './accept.ts';
import {
  discard,
  erase,
  expired,
  forgetKeys,
  idsOf,
  isSendingFor,
  passTime,
  purge,
} from './erase.ts';
import {
  countByState,
  exportByEmail,
  exportPage,
  listEnquiries,
  searchEnquiries,
  showEnquiry,
} from './look-up.ts';
import { claim, releaseLeases, settle } from './claim.ts';
import { health, size } from './health.ts';
import { forgetNetworks, useNetworks } from './network-use.ts';
import { release, retry } from './move.ts';
import { forgetLog, readLog, writeLog } from './operator-log.ts';
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
  exportPage,
  idsOf,
  isSendingFor,
  expired,
  purge,
  passTime,
  forgetKeys,
  vacuum: (database: Database) => database.vacuum(),
  probe: (database: Database) => database.probe(),
  useNetworks,
  forgetNetworks,
  retry,
  release,
  discard,
  erase,
  writeLog,
  readLog,
  forgetLog,
  backup: (database: Database, file: string) => database.backup(file),
};

export type Operations = typeof operations;

export type OperationName = keyof Operations;
