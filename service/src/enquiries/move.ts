import type { Database } from '../db/database.ts';
import { inChunks } from '../db/in-chunks.ts';

type Move = { publicIds: string[]; now: number };

/**
 * Sends what failed anew, to every destination where it did, with all its attempts.
 *
 * @returns how many enquiries have something that was failed and is queued now
 */
export async function retry(database: Database, move: Move): Promise<number> {
  return requeue(database, 'failed', move);
}

/**
 * Sends enquiries that were held. Somebody has looked at them: they go as all others.
 *
 * @returns how many were held and are queued now
 */
export async function release(database: Database, move: Move): Promise<number> {
  return requeue(database, 'held', move);
}

async function requeue(
  { db, time }: Database,
  from: 'failed' | 'held',
  { publicIds, now }: Move,
): Promise<number> {
  const moved = await inChunks(publicIds, (some) =>
    db
      .updateTable('delivery')
      .set({
        state: 'queued',
        attempts: 0,
        next_at: time(now),
        ...(from === 'held' && { suspected: 0 }),
      })
      .where('state', '=', from)
      .where('enquiry_id', 'in', (eb) =>
        eb.selectFrom('enquiry').select('id').where('public_id', 'in', some),
      )
      .returning('enquiry_id')
      .execute(),
  );
  return new Set(moved.map((row) => row.enquiry_id)).size;
}
