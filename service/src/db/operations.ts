import { accept } from '../enquiries/accept.ts';
import { expired, forgetKeys, idsByEmail, isSendingFor, purge } from '../enquiries/erase.ts';
import { countByState, listEnquiries, showEnquiry, exportByEmail } from '../enquiries/look-up.ts';
import { claim, releaseLeases } from '../deliveries/claim.ts';
import { health } from '../deliveries/health.ts';
import { settle } from '../deliveries/settle.ts';
import { forgetNetworks, useNetworks } from '../enquiries/network-use.ts';
import { discard, erase, note, release, retry } from '../operator/deeds.ts';
import { forgetLog, readLog } from '../operator/log.ts';
import type { Database } from './database.ts';

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
  pulse: (database: Database) => database.pulse(),
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
