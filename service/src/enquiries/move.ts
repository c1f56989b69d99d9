import type { Database } from '../db/database.ts';
import { inChunks } from '../db/in-chunks.ts';

type Move = { publicIds: string[]; now: number };

/**
 * Sends failed enquiries anew, with all their attempts.
 *
 * @returns how many were failed and are queued now
 */
export async function retry(database: Database, move: Move): Promise<number> {
  return requeue(database, 'failed', move);
}

/**
 * Sends enquiries that were held as spam.
 *
 * @returns how many were held and are queued now
 */
export async function release(database: Database, move: Move): Promise<number> {
  return requeue(database, 'held', move);
}

async function requeue({ db }: Database, from: 'failed' | 'held', { publicIds, now }: Move) {
  const moved = await inChunks(publicIds, (some) =>
    db
      .updateTable('outbox')
      .set({ state: 'queued', attempts: 0, next_at: now })
      .where('state', '=', from)
      .where('enquiry_id', 'in', (eb) =>
        eb.selectFrom('enquiry').select('id').where('public_id', 'in', some),
      )
      .returning('enquiry_id')
      .execute(),
  );
  return moved.length;
}
