import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { NewEnquiry } from './accept.ts';

/** Inserts enquiries with their mail's deliveries and their keys: three statements, however many they are. */
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
        digest: enquiry.digest,
        language: enquiry.language,
      })),
    )
    .returning(['id', 'public_id'])
    .execute();
  const ids = new Map(rows.map((row) => [row.public_id, row.id]));
  const idOf = (enquiry: NewEnquiry) => ids.get(enquiry.publicId) ?? 0;
  await trx
    .insertInto('delivery')
    .values(
      batch.map((enquiry) => ({
        enquiry_id: idOf(enquiry),
        destination: 'mail' as const,
        state: enquiry.held ? ('held' as const) : ('queued' as const),
        suspected: enquiry.suspected ? 1 : 0,
        next_at: time(enquiry.createdAt),
        message_id: enquiry.messageId,
        planned: enquiry.planned.length > 0 ? enquiry.planned.join() : null,
      })),
    )
    .execute();
  const keys = batch.flatMap((enquiry) =>
    enquiry.idempotency
      ? [
          {
            key: enquiry.idempotency.key,
            enquiry_id: idOf(enquiry),
            expires_at: enquiry.idempotency.expiresAt,
          },
        ]
      : [],
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
