import type { Database } from '../db/database.ts';

export type OutboxHealth = {
  /** How many are queued or under way. */
  waiting: number;
  held: number;
  failed: number;
  /** When the oldest that is waiting was stored, milliseconds since 1970. */
  oldestAt: number | null;
};

/** How the outbox stands. It also proves that the database answers. */
export async function health({ db }: Database): Promise<OutboxHealth> {
  const waiting = await db
    .selectFrom('outbox')
    .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  const stopped = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('state', 'in', ['held', 'failed'])
    .groupBy('state')
    .execute();
  const count = (state: string) => stopped.find((row) => row.state === state)?.count ?? 0;
  return {
    waiting: waiting.count,
    held: count('held'),
    failed: count('failed'),
    oldestAt: waiting.oldest,
  };
}
