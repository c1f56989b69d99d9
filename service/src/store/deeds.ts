import type { Database } from '../db/database.ts';
import * as erasing from './erase.ts';
import * as moving from './move.ts';
import { writeLog, type LogEntry } from './log.ts';

type Outcome = { affected: number; publicIds?: string[] };

/**
 * A deed that is written down in its own transaction: neither is there without the other. What changed
 * nothing is not written down, unless it answers a person's request: that nothing was found is what
 * they are told.
 */
function recorded<Argument, Result>(
  deed: (database: Database, argument: Argument) => Promise<Result>,
  outcomeOf: (result: Result) => Outcome,
) {
  return async (
    database: Database,
    { entry, argument }: { entry: LogEntry; argument: Argument },
  ): Promise<Result> => {
    const result = await database.db.transaction().execute(async (trx) => {
      const done = await deed({ ...database, db: trx }, argument);
      const outcome = outcomeOf(done);
      if (outcome.affected > 0 || entry.subject) await writeLog(trx, entry, outcome);
      return done;
    });
    await database.checkpoint();
    return result;
  };
}

const ofIds = (publicIds: string[]) => ({ affected: publicIds.length, publicIds });

export const retry = recorded(moving.retry, ({ publicIds }) => ofIds(publicIds));

export const release = recorded(moving.release, ofIds);

export const discard = recorded(erasing.discard, ofIds);

/** The ids are left out: they stand in mails that others still have, and would lead to the person. */
export const erase = recorded(erasing.erase, ({ length }) => ({ affected: length }));

/** For what changes no row: an export, a backup. */
export const note = (
  { db }: Database,
  { entry, affected }: { entry: LogEntry; affected: number },
): Promise<void> => writeLog(db, entry, { affected });
