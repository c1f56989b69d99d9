import type { Database } from '../db/database.ts';
import type { OutboxState } from '../db/tables.ts';
import { LONGEST_PAUSE_MS } from './backoff.ts';

/** An enquiry that this process may send until its lease ends. */
export type Claimed = {
  enquiryId: number;
  publicId: string;
  messageId: string;
  name: string;
  email: string;
  message: string;
  services: string;
  createdAt: number;
  attempts: number;
};

export type ClaimRequest = {
  owner: string;
  now: number;
  leaseMs: number;
  limit: number;
  /** What this very process is sending now: its lease may look over when the clock jumps. */
  busy: number[];
};

/**
 * Claims what is due, oldest first. On PostgreSQL several processes share the work: each skips what
 * another has locked.
 */
export async function claim({ db, kind }: Database, request: ClaimRequest): Promise<Claimed[]> {
  const { owner, now, leaseMs, limit, busy } = request;
  return db.transaction().execute(async (trx) => {
    let due = trx
      .selectFrom('outbox')
      .select('enquiry_id')
      .where((eb) =>
        eb.or([
          eb.and([
            eb('state', '=', 'queued'),
            // A time further off than any pause was written by a clock that ran ahead.
            eb.or([eb('next_at', '<=', now), eb('next_at', '>', now + 2 * LONGEST_PAUSE_MS)]),
          ]),
          eb.and([
            eb('state', '=', 'sending'),
            eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + 2 * leaseMs)]),
          ]),
        ]),
      )
      .orderBy('next_at')
      .limit(limit);
    if (busy.length > 0) due = due.where('enquiry_id', 'not in', busy);
    if (kind === 'postgres') due = due.forUpdate().skipLocked();
    const ids = (await due.execute()).map((row) => row.enquiry_id);
    if (ids.length === 0) return [];
    await trx
      .updateTable('outbox')
      .set({ state: 'sending', lease_owner: owner, lease_until: now + leaseMs })
      .where('enquiry_id', 'in', ids)
      .execute();
    return trx
      .selectFrom('outbox')
      .innerJoin('enquiry', 'enquiry.id', 'outbox.enquiry_id')
      .select([
        'enquiry_id as enquiryId',
        'public_id as publicId',
        'message_id as messageId',
        'name',
        'email',
        'message',
        'services',
        'created_at as createdAt',
        'attempts',
      ])
      .where('enquiry_id', 'in', ids)
      .orderBy('next_at')
      .execute();
  });
}

export type Settlement = {
  enquiryId: number;
  owner: string;
  state: Extract<OutboxState, 'sent' | 'queued' | 'failed'>;
  attempts: number;
  nextAt: number;
  code: string;
  ambiguous: boolean;
  sentAt: number | null;
};

/**
 * Writes what became of a claimed enquiry.
 *
 * @returns whether it was still this owner's; another may have taken it over after the lease
 */
export async function settle({ db }: Database, settlement: Settlement): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set((eb) => ({
      state: settlement.state,
      attempts: settlement.attempts,
      next_at: settlement.nextAt,
      last_code: settlement.code,
      ambiguous: eb('ambiguous', '+', settlement.ambiguous ? 1 : 0),
      sent_at: settlement.sentAt,
      lease_owner: null,
      lease_until: null,
    }))
    .where('enquiry_id', '=', settlement.enquiryId)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', settlement.owner)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
