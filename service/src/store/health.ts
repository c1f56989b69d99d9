import { inState, type Database } from '../db/database.ts';
import type { Destination } from '../db/tables.ts';

export type DeliveryHealth = {
  /** How many mails that are not suspected are queued or in flight. */
  waiting: number;
  /** How many suspected ones. */
  suspected: number;
  /** How many mails are held or failed. */
  held: number;
  failed: number;
  /** When the oldest enquiry that waits for its mail was stored, milliseconds since 1970. */
  oldestAt: number | null;
  /** The other destinations; only those where something waits or failed. */
  others: { destination: Destination; waiting: number; failed: number }[];
};

/** Counts the deliveries by state. It also proves that the database answers. */
export async function health({ db }: Database): Promise<DeliveryHealth> {
  const waiting = await db
    .selectFrom('delivery')
    .select((eb) => [
      'destination',
      'suspected',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('enquiry_id').as('oldest'),
    ])
    .where(inState('queued', 'sending'))
    .groupBy(['destination', 'suspected'])
    .execute();
  const stopped = await db
    .selectFrom('delivery')
    .select((eb) => ['destination', 'state', eb.fn.countAll<number>().as('count')])
    .where(inState('failed', 'held'))
    .groupBy(['destination', 'state'])
    .execute();
  const oldest = waiting.filter((row) => row.destination === 'mail').map((row) => row.oldest);
  const { oldestAt } = await db
    .selectFrom('enquiry')
    .select((eb) => eb.fn.min('created_at').as('oldestAt'))
    .where('id', 'in', oldest.length > 0 ? oldest : [0])
    .executeTakeFirstOrThrow();
  const waits = (name: Destination, suspected?: number) =>
    waiting
      .filter((row) => row.destination === name && row.suspected === (suspected ?? row.suspected))
      .reduce((sum, row) => sum + row.count, 0);
  const stoppedCount = (name: Destination, state: 'failed' | 'held') =>
    stopped.find((row) => row.destination === name && row.state === state)?.count ?? 0;
  const names = new Set([...waiting, ...stopped].map((row) => row.destination));
  return {
    waiting: waits('mail', 0),
    suspected: waits('mail', 1),
    held: stoppedCount('mail', 'held'),
    failed: stoppedCount('mail', 'failed'),
    oldestAt,
    others: [...names]
      .filter((name) => name !== 'mail')
      .map((destination) => ({
        destination,
        waiting: waits(destination),
        failed: stoppedCount(destination, 'failed'),
      }))
      .filter(({ waiting, failed }) => waiting + failed > 0),
  };
}
