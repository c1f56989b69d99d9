import type { Database } from '../db/database.ts';
import type { DeliveryState, Destination } from '../db/tables.ts';

/** What is written about a delivery after an attempt. */
export type Settlement = {
  enquiryId: number;
  destination: Destination;
  owner: string;
  state: Extract<DeliveryState, 'sent' | 'queued' | 'failed'>;
  attempts: number;
  /** When it may be tried again, from now, in milliseconds. */
  pauseMs: number;
  code: string;
  ambiguous: boolean;
};

/**
 * Writes the outcomes of claimed deliveries, all that ended together in one transaction.
 *
 * @returns for each, whether it still belonged to its owner; another may have claimed it after the lease
 */
export async function settle(
  { db, time }: Database,
  { now, settlements }: { now: number; settlements: Settlement[] },
): Promise<boolean[]> {
  return db.transaction().execute(async (trx) => {
    const settled: boolean[] = [];
    for (const settlement of settlements) {
      const result = await trx
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
        .executeTakeFirst();
      settled.push(result.numUpdatedRows > 0n);
    }
    return settled;
  });
}
