import type { Database } from '../db/database.ts';
import { inChunks } from '../db/in-chunks.ts';
import type { Destination } from '../db/destinations.ts';

export type Retry = {
  /** Of these enquiries; without, of all. */
  publicIds?: string[] | undefined;
  /** To this one; without, to all. */
  destination?: Destination | undefined;
  now: number;
};

/** How many deliveries were found in each state, and what became of them. */
export type Retried = {
  /** Had failed, and are queued with all their attempts. */
  failed: number;
  /** Waited for their next attempt, which is due now; those that were made count as before. */
  waiting: number;
  /** Were due already, and are as they were. */
  due: number;
  /** The enquiries of those that moved, by their public ids. */
  publicIds: string[];
};

/**
 * Makes what failed and what waits due now. It does not touch what was sent, is being sent or is held.
 */
export async function retry(database: Database, { publicIds, ...rest }: Retry): Promise<Retried> {
  if (!publicIds) return retrySome(database, rest);
  const parts = await inChunks(publicIds, async (some) => [
    await retrySome(database, { ...rest, publicIds: some }),
  ]);
  const sum = (name: 'failed' | 'waiting' | 'due') =>
    parts.reduce((total, part) => total + part[name], 0);
  return {
    failed: sum('failed'),
    waiting: sum('waiting'),
    due: sum('due'),
    publicIds: parts.flatMap((part) => part.publicIds),
  };
}

async function retrySome(
  database: Database,
  { publicIds, destination, now }: Retry,
): Promise<Retried> {
  const { db, time } = database;
  const someOf = () =>
    db
      .selectFrom('enquiry')
      .select('id')
      .$if(publicIds !== undefined, (query) => query.where('public_id', 'in', publicIds ?? []));
  const change = () =>
    db
      .updateTable('delivery')
      .set({ next_at: time(now) })
      .$if(destination !== undefined, (query) =>
        query.where('destination', '=', destination ?? 'mail'),
      )
      .$if(publicIds !== undefined, (query) => query.where('enquiry_id', 'in', someOf()))
      .returning('enquiry_id');
  // What is due already keeps its time, and with it its place in the queue.
  const { due } = await db
    .selectFrom('delivery')
    .select((eb) => eb.fn.countAll<number>().as('due'))
    .where('state', '=', 'queued')
    .where('next_at', '<=', time(now))
    .$if(destination !== undefined, (query) =>
      query.where('destination', '=', destination ?? 'mail'),
    )
    .$if(publicIds !== undefined, (query) => query.where('enquiry_id', 'in', someOf()))
    .executeTakeFirstOrThrow();
  const waiting = await change()
    .where('state', '=', 'queued')
    .where('next_at', '>', time(now))
    .execute();
  const failed = await change()
    .set({ state: 'queued', attempts: 0 })
    .where('state', '=', 'failed')
    .execute();
  const moved = [...waiting, ...failed].map((row) => row.enquiry_id);
  return {
    failed: failed.length,
    waiting: waiting.length,
    due,
    publicIds: await publicIdsOf(database, moved),
  };
}

/**
 * Sends enquiries that were held. Somebody has looked at them, so they are no longer suspected.
 *
 * @returns the public ids of those that were held and are queued now
 */
export async function release(
  database: Database,
  { publicIds, now }: { publicIds: string[]; now: number },
): Promise<string[]> {
  const { db, time } = database;
  const moved = await inChunks(publicIds, (some) =>
    db
      .updateTable('delivery')
      .set({ state: 'queued', attempts: 0, next_at: time(now), suspected: 0 })
      .where('state', '=', 'held')
      .where('enquiry_id', 'in', (eb) =>
        eb.selectFrom('enquiry').select('id').where('public_id', 'in', some),
      )
      .returning('enquiry_id')
      .execute(),
  );
  return publicIdsOf(
    database,
    moved.map((row) => row.enquiry_id),
  );
}

async function publicIdsOf({ db }: Database, ids: number[]): Promise<string[]> {
  const rows = await inChunks([...new Set(ids)], (some) =>
    db.selectFrom('enquiry').select('public_id').where('id', 'in', some).execute(),
  );
  return rows.map((row) => row.public_id);
}
