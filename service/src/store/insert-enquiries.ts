import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Destination, Tables } from '../db/tables.ts';
import { DAY } from '../system/clock.ts';
import { canonicalAddress } from '../text/mailbox.ts';
import type { NewEnquiry } from './accept.ts';
import { acknowledgementName, digest } from './keys.ts';

export type PlannedDestination = Exclude<Destination, 'mail'>;

type StoredEnquiry = NewEnquiry & { id: number };

/** The id by which a receiver recognizes a delivery that is sent again. */
const messageIds: Record<Destination, (enquiry: NewEnquiry) => string> = {
  mail: ({ messageId }) => messageId,
  webhook: ({ publicId }) => `msg_${publicId}`,
  acknowledgement: ({ publicId, messageId }) =>
    messageId.replace(`<${publicId}@`, `<${acknowledgementName(publicId)}@`),
};

/** Inserts enquiries with their deliveries and their keys. */
export async function insertEnquiries(
  trx: Transaction<Tables>,
  batch: NewEnquiry[],
  time: Database['time'],
): Promise<void> {
  const rows = await trx
    .insertInto('enquiry')
    .values(
      batch.map((enquiry) => ({
        public_id: enquiry.publicId,
        name: enquiry.name,
        email: enquiry.email,
        message: enquiry.message,
        services: enquiry.services,
        fields: enquiry.fields,
        created_at: enquiry.createdAt,
        digest: enquiry.digest,
        language: enquiry.language,
      })),
    )
    .returning(['id', 'public_id'])
    .execute();
  const ids = new Map(rows.map((row) => [row.public_id, row.id]));
  const stored = batch.map((enquiry) => {
    const id = ids.get(enquiry.publicId);
    if (id === undefined) throw new Error(`the database gave ${enquiry.publicId} no id`);
    return { ...enquiry, id };
  });
  const keys = stored.flatMap(({ id, idempotency }) =>
    idempotency
      ? [{ key: idempotency.key, enquiry_id: id, expires_at: idempotency.expiresAt }]
      : [],
  );
  if (keys.length > 0)
    await trx
      .insertInto('dedupe')
      .values(keys)
      // Only an expired key can still exist.
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => ({
          enquiry_id: eb.ref('excluded.enquiry_id'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
      )
      .execute();
  await insertDeliveries(trx, stored, time);
}

/** Inserts the deliveries of enquiries, to the mail and the planned destinations. Existing ones stay. */
export async function insertDeliveries(
  trx: Transaction<Tables>,
  enquiries: StoredEnquiry[],
  time: Database['time'],
): Promise<void> {
  const acknowledged = await claimAcknowledgements(trx, enquiries);
  const rows = enquiries.flatMap((enquiry) =>
    (['mail', ...enquiry.planned] as const)
      .filter((destination) => destination !== 'acknowledgement' || acknowledged.has(enquiry.id))
      .map((destination) => ({
        enquiry_id: enquiry.id,
        destination,
        state: enquiry.held ? ('held' as const) : ('queued' as const),
        suspected: enquiry.suspected ? 1 : 0,
        next_at: time(enquiry.createdAt),
        message_id: messageIds[destination](enquiry),
      })),
  );
  await trx
    .insertInto('delivery')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims the acknowledgement of each address, one in 24 hours, and returns the enquiries that are acknowledged. It runs
 * in the transaction that stores them, so that several processes agree.
 */
async function claimAcknowledgements(
  trx: Transaction<Tables>,
  enquiries: StoredEnquiry[],
): Promise<Set<number>> {
  const acknowledgementByKey = new Map<string, StoredEnquiry>();
  for (const enquiry of enquiries) {
    const address = enquiry.planned.includes('acknowledgement') && canonicalAddress(enquiry.email);
    if (!address) continue;
    const key = digest('acknowledgement', address);
    if (!acknowledgementByKey.has(key)) acknowledgementByKey.set(key, enquiry);
  }
  if (acknowledgementByKey.size === 0) return new Set();
  const claims = [...acknowledgementByKey].map(([key, { id, createdAt }]) => {
    return { key, enquiry_id: id, expires_at: createdAt + DAY };
  });
  const rows = await trx
    .insertInto('dedupe')
    // Sorted, so that two processes never wait for each other.
    .values(claims.sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          enquiry_id: eb.ref('excluded.enquiry_id'),
          expires_at: eb.ref('excluded.expires_at'),
        }))
        // Replaces only an expired entry, a day older than this one.
        .whereRef('dedupe.expires_at', '<=', (eb) => eb(eb.ref('excluded.expires_at'), '-', DAY)),
    )
    .returning('enquiry_id as enquiryId')
    .execute();
  return new Set(rows.map((row) => row.enquiryId));
}
