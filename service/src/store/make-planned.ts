import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Destination, Tables } from '../db/tables.ts';
import { digest } from './digest.ts';
import { canonicalAddress } from '../text/mailbox.ts';

/** A destination whose delivery is made after the enquiry was stored. */
export type Planned = Exclude<Destination, 'mail'>;

/** How many enquiries at once: new ones wait for this transaction to be stored. */
const LARGEST_BATCH = 16;

const day = 24 * 60 * 60_000;

type Found = {
  enquiryId: number;
  publicId: string;
  email: string;
  createdAt: number;
  suspected: number;
  /** The mail's. */
  messageId: string;
  planned: Planned[];
};

/** The left side of the Message-ID of an enquiry's acknowledgement. */
export const acknowledgementName = (publicId: string) => `${publicId}.ack`;

/** Identifies a delivery for the other side, however often it is sent. */
const messageIds: Record<Planned, (of: Found) => string> = {
  webhook: ({ publicId }) => `msg_${publicId}`,
  acknowledgement: ({ publicId, messageId }) =>
    messageId.replace(`<${publicId}@`, `<${acknowledgementName(publicId)}@`),
};

/**
 * Makes the deliveries that were planned when their enquiries were stored, oldest first. A visitor waits
 * only for the row of the mail; the others are made here, in the transaction of a claim. For held enquiries
 * they stay planned until the release.
 */
export async function makePlanned(
  { kind, time }: Database,
  trx: Transaction<Tables>,
  now: number,
): Promise<void> {
  let query = trx
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select([
      'enquiry_id as enquiryId',
      'public_id as publicId',
      'email',
      'created_at as createdAt',
      'suspected',
      'message_id as messageId',
      'planned',
    ])
    // The very words of the partial index delivery_planned.
    .where(sql<boolean>`planned is not null and state <> 'held'`)
    .orderBy('enquiry_id')
    .limit(LARGEST_BATCH);
  if (kind === 'postgres') query = query.forUpdate('delivery').skipLocked();
  const found = (await query.execute()).map((row): Found => {
    return { ...row, planned: (row.planned ?? '').split(',') as Planned[] };
  });
  if (found.length === 0) return;
  const acknowledged = await takeTurns(trx, found);
  const rows = found.flatMap((one) =>
    one.planned
      .filter((destination) => destination !== 'acknowledgement' || acknowledged.has(one.enquiryId))
      .map((destination) => ({
        enquiry_id: one.enquiryId,
        destination,
        state: 'queued' as const,
        suspected: one.suspected,
        next_at: time(now),
        message_id: messageIds[destination](one),
      })),
  );
  if (rows.length > 0) await trx.insertInto('delivery').values(rows).execute();
  const ids = found.map(({ enquiryId }) => enquiryId);
  await trx
    .updateTable('delivery')
    .set({ planned: null })
    .where('destination', '=', 'mail')
    .where('enquiry_id', 'in', ids)
    .execute();
}

/**
 * Each address is acknowledged once a day. That is decided in the transaction that makes the delivery, so
 * that several processes agree.
 *
 * @returns the enquiries that are acknowledged
 */
async function takeTurns(trx: Transaction<Tables>, found: Found[]): Promise<Set<number>> {
  const wanted = new Map<string, Found>();
  for (const one of found) {
    const address = one.planned.includes('acknowledgement') && canonicalAddress(one.email);
    if (!address) continue;
    const key = digest('acknowledgement', address);
    if (!wanted.has(key)) wanted.set(key, one);
  }
  if (wanted.size === 0) return new Set();
  const turns = [...wanted].map(([key, { enquiryId, createdAt }]) => {
    return { key, enquiry_id: enquiryId, expires_at: createdAt + day };
  });
  const rows = await trx
    .insertInto('dedupe')
    // In sorted order, so that two processes cannot wait for each other.
    .values(turns.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          enquiry_id: eb.ref('excluded.enquiry_id'),
          expires_at: eb.ref('excluded.expires_at'),
        }))
        // The one that is there has expired: it is a day older than this one.
        .whereRef('dedupe.expires_at', '<=', (eb) => eb(eb.ref('excluded.expires_at'), '-', day)),
    )
    .returning('enquiry_id as enquiryId')
    .execute();
  return new Set(rows.map((row) => row.enquiryId));
}
