import type { Database } from '../db/database.ts';
import * as erasing from './erase.ts';
import * as moving from './move.ts';
import { writeLog, type AuditEntry } from './audit-log.ts';

type Outcome = { affected: number; publicIds?: string[] };

/**
 * Writes an operator's action to the audit log in the same transaction: neither exists without the other.
 * An action that changed nothing is not logged, unless it answers a person's request: then the answer is
 * that nothing was found.
 */
function audited<Argument, Result>(
  action: (database: Database, argument: Argument) => Promise<Result>,
  outcomeOf: (result: Result) => Outcome,
) {
  return async (
    database: Database,
    { entry, argument }: { entry: AuditEntry; argument: Argument },
  ): Promise<Result> => {
    const result = await database.db.transaction().execute(async (trx) => {
      const done = await action({ ...database, db: trx }, argument);
      const outcome = outcomeOf(done);
      if (outcome.affected > 0 || entry.subject) await writeLog(trx, entry, outcome);
      return done;
    });
    await database.checkpoint();
    return result;
  };
}

const ofIds = (publicIds: string[]) => ({ affected: publicIds.length, publicIds });

export const retry = audited(moving.retry, ({ publicIds }) => ofIds(publicIds));

export const release = audited(moving.release, ofIds);

export const discard = audited(erasing.discard, ofIds);

/** The ids are left out: mails that others still have contain them, and they would lead to the person. */
export const erase = audited(erasing.erase, ({ length }) => ({ affected: length }));

/** For what changes no row: an export, a backup. */
export const note = (
  { db }: Database,
  { entry, affected }: { entry: AuditEntry; affected: number },
): Promise<void> => writeLog(db, entry, { affected });
