import type { Database } from '../db/database.ts';
import type { Destination } from '../db/tables.ts';

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
};

/** Makes what failed and what waits due now. It does not touch what was sent, is being sent or is held. */
export async function retry({ db, time }: Database, retry: Retry): Promise<Retried> {
  const { publicIds, destination, now } = retry;
  return db.transaction().execute(async (trx) => {
    const chosen = trx
      .selectFrom('delivery')
      .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
      .$if(publicIds !== undefined, (query) => query.where('public_id', 'in', publicIds ?? []))
      .$if(destination !== undefined, (query) =>
        query.where('destination', '=', destination ?? 'mail'),
      );
    // What is due already keeps its time, and with it its place in the queue.
    const { due } = await chosen
      .select((eb) => eb.fn.countAll<number>().as('due'))
      .where('state', '=', 'queued')
      .where('next_at', '<=', time(now))
      .executeTakeFirstOrThrow();
    const makeDue = trx
      .updateTable('delivery')
      .set({ next_at: time(now) })
      .where((eb) =>
        eb(
          eb.refTuple('enquiry_id', 'destination'),
          'in',
          chosen.select(['enquiry_id', 'destination']).$asTuple('enquiry_id', 'destination'),
        ),
      );
    const waiting = await makeDue
      .where('state', '=', 'queued')
      .where('next_at', '>', time(now))
      .executeTakeFirst();
    const failed = await makeDue
      .set({ state: 'queued', attempts: 0 })
      .where('state', '=', 'failed')
      .executeTakeFirst();
    return { failed: Number(failed.numUpdatedRows), waiting: Number(waiting.numUpdatedRows), due };
  });
}

/**
 * Sends enquiries that were held. Somebody has looked at them, so they are no longer suspected.
 *
 * @returns how many were held and are queued now
 */
export async function release(
  { db, time }: Database,
  { publicIds, now }: { publicIds: string[]; now: number },
): Promise<number> {
  const rows = await db
    .updateTable('delivery')
    .set({ state: 'queued', attempts: 0, next_at: time(now), suspected: 0 })
    .where('state', '=', 'held')
    .where('enquiry_id', 'in', (eb) =>
      eb.selectFrom('enquiry').select('id').where('public_id', 'in', publicIds),
    )
    .returning('enquiry_id')
    .execute();
  return new Set(rows.map((row) => row.enquiry_id)).size;
}
