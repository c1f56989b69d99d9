import { sql } from 'kysely';
import { stateIn, type Database } from '../db/database.ts';
import { type Destination, DESTINATIONS } from '../db/tables.ts';

type DestinationHealth = {
  /** How many are queued or in flight, including suspected ones. */
  waiting: number;
  failed: number;
  /** When the oldest waiting enquiry was stored; milliseconds since 1970. */
  oldestAt: number | null;
};

export type DeliveryHealth = {
  /** Mails that are queued or in flight and not suspected. */
  unsuspected: number;
  suspected: number;
  held: number;
  byDestination: Record<Destination, DestinationHealth>;
};

/** Counts the deliveries by state. This also proves that the database answers. */
export async function health({ db }: Database): Promise<DeliveryHealth> {
  const waitingCounts = await db
    .selectFrom('delivery')
    .select((eb) => [
      'destination',
      'suspected',
      eb.fn.countAll<number>().as('count'),
      eb.fn.min('enquiry_id').as('oldest'),
    ])
    .where(stateIn('queued', 'sending'))
    .groupBy(['destination', 'suspected'])
    .execute();
  const stoppedCounts = await db
    .selectFrom('delivery')
    .select((eb) => ['destination', 'state', eb.fn.countAll<number>().as('count')])
    .where(stateIn('failed', 'held'))
    .groupBy(['destination', 'state'])
    .execute();
  const oldestEnquiries = await db
    .selectFrom('enquiry')
    .select(['id', 'created_at as createdAt'])
    .where('id', 'in', waitingCounts.length > 0 ? waitingCounts.map((row) => row.oldest) : [0])
    .execute();
  const stoppedCount = (name: Destination, state: 'failed' | 'held') =>
    stoppedCounts.find((row) => row.destination === name && row.state === state)?.count ?? 0;
  const mailCount = (suspected: number) =>
    waitingCounts.find((row) => row.destination === 'mail' && row.suspected === suspected)?.count ??
    0;
  const healthOf = (name: Destination): DestinationHealth => {
    const rows = waitingCounts.filter((row) => row.destination === name);
    const ids = rows.map((row) => row.oldest);
    const times = oldestEnquiries
      .filter(({ id }) => ids.includes(id))
      .map(({ createdAt }) => createdAt);
    return {
      waiting: rows.reduce((sum, row) => sum + row.count, 0),
      failed: stoppedCount(name, 'failed'),
      oldestAt: times.length > 0 ? Math.min(...times) : null,
    };
  };
  return {
    unsuspected: mailCount(0),
    suspected: mailCount(1),
    held: stoppedCount('mail', 'held'),
    byDestination: Object.fromEntries(
      DESTINATIONS.map((name) => [name, healthOf(name)]),
    ) as DeliveryHealth['byDestination'],
  };
}

/** How many seconds the oldest delivery has waited; 0 when none waits. */
export const oldestAgeSeconds = ({ oldestAt }: DestinationHealth, now: number): number =>
  oldestAt === null ? 0 : Math.max(0, Math.round((now - oldestAt) / 1_000));

/** The size of the database, in bytes. */
export async function size({ db, kind }: Database): Promise<number> {
  const bytes =
    kind === 'sqlite'
      ? sql<number>`page_count * page_size`
      : sql<number>`pg_database_size(current_database())`;
  const from = kind === 'sqlite' ? sql`from pragma_page_count(), pragma_page_size()` : sql``;
  const { rows } = await sql<{ bytes: number }>`select ${bytes} as bytes ${from}`.execute(db);
  return rows[0]?.bytes ?? 0;
}
