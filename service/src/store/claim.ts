import type { Transaction } from 'kysely';
import { type Database, stateIn } from '../db/database.ts';
import {
  ENQUIRY_COLUMNS,
  type DeliveryState,
  type Destination,
  type Tables,
} from '../db/tables.ts';
import { HOUR } from '../system/clock.ts';

/** The pause between later attempts, before the ±20 %, in milliseconds. */
export const MAX_PAUSE_MS = 3 * HOUR;

/** A delivery that this process may attempt until its lease ends. */
export type ClaimedDelivery = Awaited<ReturnType<typeof lease>>[number];

export type Capacity = {
  destination: Destination;
  limit: number;
  /** How many of them may be suspected spam. */
  suspectedLimit: number;
  /** The enquiries that this process delivers now: after a jump of the clock, their leases may seem to have ended. */
  inFlight: number[];
};

export type ClaimRequest = { owner: string; now: number; leaseMs: number; capacities: Capacity[] };

/**
 * Claims the deliveries that are due for each destination, oldest first, and suspected spam after the others. On
 * PostgreSQL several processes share the work: each skips what another has locked.
 */
export async function claim(database: Database, request: ClaimRequest): Promise<ClaimedDelivery[]> {
  return database.db.transaction().execute(async (trx) => {
    const claimed: ClaimedDelivery[] = [];
    for (const capacity of request.capacities) {
      const channelRequest = { ...request, ...capacity };
      const ids = await findDue(database, trx, channelRequest);
      if (ids.length > 0) claimed.push(...(await lease(database, trx, { ...channelRequest, ids })));
    }
    return claimed;
  });
}

async function findDue(
  { kind, time }: Database,
  trx: Transaction<Tables>,
  { destination, limit, suspectedLimit, now, leaseMs, inFlight }: Capacity & ClaimRequest,
): Promise<number[]> {
  let query = trx
    .selectFrom('delivery')
    .select(['enquiry_id', 'suspected'])
    .where('destination', '=', destination)
    .where((eb) => {
      const present = time(now);
      const after = (ms: number) => eb(present, '+', ms);
      return eb.or([
        eb.and([
          eb('state', '=', 'queued'),
          // A time further off than any pause comes from a clock that ran ahead.
          eb.or([eb('next_at', '<=', present), eb('next_at', '>', after(2 * MAX_PAUSE_MS))]),
        ]),
        eb.and([
          eb('state', '=', 'sending'),
          eb.or([eb('lease_until', '<=', present), eb('lease_until', '>', after(2 * leaseMs))]),
        ]),
      ]);
    })
    .where(stateIn('queued', 'sending'))
    .orderBy('suspected')
    .orderBy('next_at')
    .limit(limit);
  if (inFlight.length > 0) query = query.where('enquiry_id', 'not in', inFlight);
  if (kind === 'postgres') query = query.forUpdate().skipLocked();
  const due = await query.execute();
  return due
    .filter(({ suspected }, index) => suspected === 0 || index < suspectedLimit)
    .map((row) => row.enquiry_id);
}

async function lease(
  { time }: Database,
  trx: Transaction<Tables>,
  { owner, now, leaseMs, destination, ids }: ClaimRequest & Capacity & { ids: number[] },
) {
  await trx
    .updateTable('delivery')
    .set((eb) => ({
      state: 'sending',
      lease_owner: owner,
      lease_until: eb(time(now), '+', leaseMs),
    }))
    .where('destination', '=', destination)
    .where('enquiry_id', 'in', ids)
    .execute();
  const rows = await trx
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select([
      ...ENQUIRY_COLUMNS,
      'enquiry_id as enquiryId',
      'destination',
      'message_id as messageId',
      'suspected',
      'attempts',
    ])
    .where('destination', '=', destination)
    .where('enquiry_id', 'in', ids)
    .orderBy('suspected')
    .orderBy('next_at')
    .execute();
  return rows.map((row) => ({ ...row, suspected: row.suspected === 1 }));
}

/**
 * Makes deliveries due now that a killed process had claimed. Call it only if no other process can be at work, as
 * with a locked SQLite file.
 */
export async function releaseLeases({ db, time }: Database, now: number): Promise<void> {
  await db
    .updateTable('delivery')
    .set({ state: 'queued', lease_owner: null, lease_until: null, next_at: time(now) })
    .where('state', '=', 'sending')
    .execute();
}

export type Settlement = {
  enquiryId: number;
  destination: Destination;
  owner: string;
  state: Extract<DeliveryState, 'sent' | 'queued' | 'failed'>;
  attempts: number;
  /** How long until it may be tried again, in milliseconds. */
  pauseMs: number;
  code: string;
  ambiguous: boolean;
};

/**
 * Writes the outcomes of claimed deliveries that ended together, in one transaction. Without a valid lease nothing is
 * written: another process may have claimed the delivery.
 */
export async function settle(
  { db, time }: Database,
  { now, settlements }: { now: number; settlements: Settlement[] },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const settlement of settlements) {
      await trx
        .updateTable('delivery')
        .set((eb) => ({
          state: settlement.state,
          attempts: settlement.attempts,
          next_at: eb(time(now), '+', settlement.pauseMs),
          last_code: settlement.code,
          ambiguous: eb('ambiguous', '+', settlement.ambiguous ? 1 : 0),
          sent_at: settlement.state === 'sent' ? time(now) : null,
          lease_owner: null,
          lease_until: null,
        }))
        .where('enquiry_id', '=', settlement.enquiryId)
        .where('destination', '=', settlement.destination)
        .where('state', '=', 'sending')
        .where('lease_owner', '=', settlement.owner)
        .execute();
    }
  });
}
