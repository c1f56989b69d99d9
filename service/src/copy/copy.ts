import { sql } from 'kysely';
import { migrate, UNFINISHED } from '../db/migrate.ts';
import type { Database } from '../db/database.ts';
import { writeLog, type AuditEntry } from '../store/audit-log.ts';
import { differences, sumsOf, type Sums } from './compare.ts';
import type { Side } from './open-sides.ts';
import { insertRows, lastKey, readBatch, readRecord, setLastKey } from './rows.ts';

/**
 * Copies all rows with their keys into an empty database, in batches of one transaction each, and compares
 * both at the end. When it was interrupted, the next run continues after the last complete batch. Until the
 * copy is complete, no service starts on the target.
 *
 * @param onBatch is called with the number of enquiries that this run has copied
 * @returns counts and checksums, the same on both sides
 * @throws when the target holds other data, or differs at the end
 */
export async function copyAll(
  source: Side,
  target: Side,
  { entry, onBatch }: { entry: AuditEntry; onBatch?: (copied: number) => void },
): Promise<Sums> {
  const from = source.database;
  const to = target.database;
  const mark = `${UNFINISHED}${source.name}`;
  await migrate(to, { resuming: mark });
  if (!(await begin(to, mark))) return expectSame(from, to);
  let copied = 0;
  for (let some = await step(from, to); some > 0; some = await step(from, to))
    onBatch?.((copied += some));
  await finish(from, to);
  const [ours, theirs] = [await sumsOf(from), await sumsOf(to)];
  const unlike = differences(ours, theirs);
  if (unlike.length > 0)
    throw new Error(
      `the copy differs from its source in ${unlike.join(', ')}: something wrote to one of them meanwhile; stop what does, and copy again into a new database`,
    );
  await inTransaction(to, async (whole) => {
    await whole.db.deleteFrom('migration').where('name', '=', mark).execute();
    await writeLog(whole.db, entry, { affected: theirs.enquiry.count });
  });
  return theirs;
}

const lock = 4_701_770_416;

/** Allows one copy at a time if two are started. SQLite's transactions begin with the only write lock. */
function inTransaction<Result>(
  database: Database,
  work: (inside: Database) => Promise<Result>,
): Promise<Result> {
  return database.db.transaction().execute(async (trx) => {
    if (database.kind === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    return work({ ...database, db: trx });
  });
}

/** Accepts a target that was complete when the copy was killed; everything else is other data. */
async function expectSame(from: Database, to: Database): Promise<Sums> {
  const theirs = await sumsOf(to);
  const ours = { ...(await sumsOf(from)), operator_log: theirs.operator_log };
  if (differences(ours, theirs).length > 0)
    throw new Error('holds other data; give a new, empty database');
  return theirs;
}

/**
 * Marks an empty target; a target with the mark is continued.
 *
 * @returns whether the copy may go on
 */
function begin(to: Database, mark: string): Promise<boolean> {
  return inTransaction(to, async ({ db }) => {
    const marks = await db
      .selectFrom('migration')
      .select('name')
      .where('name', '=', mark)
      .execute();
    if (marks.length > 0) return true;
    for (const table of ['enquiry', 'operator_log'] as const) {
      const rows = await db.selectFrom(table).select('id').limit(1).execute();
      if (rows.length > 0) return false;
    }
    await db.insertInto('migration').values({ name: mark, applied_at: Date.now() }).execute();
    return true;
  });
}

/** Copies the next batch; the target itself shows where the last run ended. */
function step(from: Database, to: Database): Promise<number> {
  return inTransaction(to, async (inside) => {
    const last = await inside.db
      .selectFrom('enquiry')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    const batch = await readBatch(from.db, last?.id ?? 0);
    if (!batch) return 0;
    await insertRows(inside, 'enquiry', batch.rows.enquiry);
    await insertRows(inside, 'delivery', batch.rows.delivery);
    await insertRows(inside, 'dedupe', batch.rows.dedupe);
    return batch.rows.enquiry.length;
  });
}

/** Copies what is small at once: the audit log, and the next key. */
function finish(from: Database, to: Database): Promise<void> {
  return inTransaction(to, async (inside) => {
    await inside.db.deleteFrom('operator_log').execute();
    await insertRows(inside, 'operator_log', await readRecord(from.db));
    await setLastKey(inside, await lastKey(from));
  });
}
