import { accept } from './accept.ts';
import { expired, forgetKeys, idsByEmail, isSendingFor, purge } from './erase.ts';
import { countByState, listEnquiries, showEnquiry, exportByEmail } from './look-up.ts';
import { claim, releaseLeases } from './claim.ts';
import { health } from './health.ts';
import { settle } from './settle.ts';
import { forgetNetworks, useNetworks } from './network-use.ts';
import { discard, erase, note, release, retry } from './audited.ts';
import { forgetLog, readLog } from './audit-log.ts';
import type { Database } from '../db/database.ts';

/**
 * Everything that is ever done to the database. Written once, in Kysely: SQLite runs it in a worker
 * thread, PostgreSQL on its pool.
 */
export const operations = {
  accept,
  claim,
  settle,
  releaseLeases,
  health,
  countByState,
  listEnquiries,
  showEnquiry,
  exportByEmail,
  idsByEmail,
  isSendingFor,
  expired,
  purge,
  forgetKeys,
  scrub: (database: Database) => database.scrub(),
  probe: (database: Database) => database.probe(),
  useNetworks,
  forgetNetworks,
  retry,
  release,
  discard,
  erase,
  note,
  readLog,
  forgetLog,
  backup: (database: Database, file: string) => database.backup(file),
};

export type Operations = typeof operations;

export type OperationName = keyof Operations;
