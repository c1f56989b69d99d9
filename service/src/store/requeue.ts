import type { Database } from '../db/database.ts';
import type { Destination } from '../db/tables.ts';

export type Retry = {
  /** Without it, all enquiries. */
  publicIds?: string[] | undefined;
  /** Without it, all destinations. */
  destination?: Destination | undefined;
  now: number;
};

/** How many deliveries `retry` found. */
type RetryCounts = {
  /** Deliveries that had failed, and are queued with all their attempts. */
  failed: number;
  /** Deliveries that waited for their next attempt, which is due now; earlier attempts still count. */
  waiting: number;
  /** Deliveries that were due already, and are unchanged. */
  due: number;
};

/** Makes failed and waiting deliveries due now, and leaves sent, held and running ones alone. */
export async function retry({ db, time }: Database, retry: Retry): Promise<RetryCounts> {
  const { publicIds, destination, now } = retry;
  return db.transaction().execute(async (trx) => {
    const chosen = trx
      .selectFrom('delivery')
      .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
      .$if(publicIds !== undefined, (query) => query.where('public_id', 'in', publicIds ?? []))
      .$if(destination !== undefined, (query) =>
        query.where('destination', '=', destination ?? 'mail'),
      );
    // Deliveries that are due already keep their places in the queue.
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

/** Queues held enquiries. Somebody has read them, so they are no longer suspected spam. */
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
