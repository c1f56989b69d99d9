import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { NewDelivery, NewEnquiry } from './accept.ts';

/** Inserts enquiries with their deliveries and keys: three statements, or four, however many they are. */
export async function insertEnquiries(
  trx: Transaction<Tables>,
  batch: NewEnquiry[],
  time: Database['time'],
) {
  const rows = await trx
    .insertInto('enquiry')
    .values(
      batch.map((enquiry) => ({
        public_id: enquiry.publicId,
        name: enquiry.name,
        email: enquiry.email,
        email_norm: enquiry.emailNorm,
        message: enquiry.message,
        services: enquiry.services,
        spam_score: enquiry.spamScore,
        created_at: enquiry.createdAt,
      })),
    )
    .returning(['id', 'public_id'])
    .execute();
  const ids = new Map(rows.map((row) => [row.public_id, row.id]));
  const idOf = (enquiry: NewEnquiry) => ids.get(enquiry.publicId) ?? 0;
  const isTaken = await takeOnce(trx, batch, idOf);
  await trx
    .insertInto('delivery')
    .values(
      batch.flatMap((enquiry) =>
        enquiry.deliveries
          .filter((delivery) => !isTaken(enquiry, delivery))
          .map(({ destination, messageId }) => ({
            enquiry_id: idOf(enquiry),
            destination,
            state: enquiry.held ? ('held' as const) : ('queued' as const),
            suspected: enquiry.suspected ? 1 : 0,
            next_at: time(enquiry.createdAt),
            message_id: messageId,
          })),
      ),
    )
    .execute();
  const keys = batch.flatMap((enquiry) =>
    enquiry.keys.map(({ key, expiresAt }) => ({
      key,
      enquiry_id: idOf(enquiry),
      expires_at: expiresAt,
    })),
  );
  if (keys.length === 0) return;
  await trx
    .insertInto('dedupe')
    .values(keys)
    // Only an expired key can still be there.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        enquiry_id: eb.ref('excluded.enquiry_id'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

/**
 * Takes the keys of what may be sent once in a while only. It is decided in the transaction that stores
 * the delivery, so that several processes share one answer.
 *
 * @returns whether somebody else's delivery has the key
 */
async function takeOnce(
  trx: Transaction<Tables>,
  batch: NewEnquiry[],
  idOf: (enquiry: NewEnquiry) => number,
): Promise<(enquiry: NewEnquiry, delivery: NewDelivery) => boolean> {
  const wanted = new Map<string, { enquiry: NewEnquiry; expiresAt: number }>();
  for (const enquiry of batch)
    for (const { once } of enquiry.deliveries)
      if (once && !wanted.has(once.key))
        wanted.set(once.key, { enquiry, expiresAt: once.expiresAt });
  if (wanted.size === 0) return () => false;
  const rows = await trx
    .insertInto('dedupe')
    .values(
      // In sorted order, so that two processes cannot wait for each other.
      [...wanted]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, { enquiry, expiresAt }]) => ({
          key,
          enquiry_id: idOf(enquiry),
          expires_at: expiresAt,
        })),
    )
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((eb) => ({
          enquiry_id: eb.ref('excluded.enquiry_id'),
          expires_at: eb.ref('excluded.expires_at'),
        }))
        .where('dedupe.expires_at', '<=', Math.min(...batch.map((enquiry) => enquiry.createdAt))),
    )
    .returning('key')
    .execute();
  const taken = new Set(rows.map((row) => row.key));
  return (enquiry, { once }) =>
    once !== undefined && !(taken.has(once.key) && wanted.get(once.key)?.enquiry === enquiry);
}
