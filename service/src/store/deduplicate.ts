import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { MINUTE } from '../system/clock.ts';
import type { Acceptance, NewEnquiry } from './accept.ts';
import { insertDeliveries } from './insert-enquiries.ts';

/** How long a repeated enquiry without an Idempotency-Key counts as a duplicate, in milliseconds. */
const CONTENT_KNOWN_MS = 10 * MINUTE;

const contentFields = ['name', 'email', 'message', 'services', 'fields'] as const;

type KnownEnquiry = Pick<NewEnquiry, 'publicId' | (typeof contentFields)[number]>;

const keysOf = ({ idempotency, digest }: NewEnquiry) =>
  idempotency ? [idempotency.key, digest] : [digest];

/** Returns the answer to a duplicate, or registers the enquiry for those after it in the same batch. */
export function deduplicate(
  enquiry: NewEnquiry,
  known: Map<string, KnownEnquiry>,
): Acceptance | undefined {
  for (const key of keysOf(enquiry)) {
    const previous = known.get(key);
    if (!previous) continue;
    const isSame = contentFields.every((field) => previous[field] === enquiry[field]);
    // A key with another payload is an error (draft-ietf-httpapi-idempotency-key-header, section 2.7).
    // Treating it as a duplicate would lose an enquiry.
    if (!isSame && key === enquiry.idempotency?.key) return { outcome: 'conflict' };
    if (isSame) return { outcome: 'known', publicId: previous.publicId };
  }
  for (const key of keysOf(enquiry)) known.set(key, enquiry);
  return undefined;
}

/** Finds the stored enquiries that a batch may repeat, by key and by digest. */
export async function findKnown(trx: Transaction<Tables>, batch: NewEnquiry[]) {
  const now = Math.min(...batch.map((enquiry) => enquiry.createdAt));
  const sameContent = await trx
    .selectFrom('enquiry')
    .select(['digest as key', 'public_id as publicId', ...contentFields])
    .where(
      'digest',
      'in',
      batch.map(({ digest }) => digest),
    )
    .where('created_at', '>', now - CONTENT_KNOWN_MS)
    .execute();
  const keys = [...new Set(batch.flatMap(({ idempotency }) => idempotency?.key ?? []))];
  const sameKey =
    keys.length === 0
      ? []
      : await trx
          .selectFrom('dedupe')
          .innerJoin('enquiry', 'enquiry.id', 'dedupe.enquiry_id')
          .select(['dedupe.key', 'public_id as publicId', ...contentFields])
          .where('dedupe.key', 'in', keys)
          .where('expires_at', '>', now)
          .execute();
  return new Map<string, KnownEnquiry>([...sameContent, ...sameKey].map((row) => [row.key, row]));
}

/**
 * Releases held enquiries that came again with an empty honeypot. Autofill can fill it in too; a second copy with an
 * empty one shows that a person sent both.
 *
 * @param cleanCopies copies with an empty honeypot, by the public id of the stored one
 */
export async function releaseHeld(
  trx: Transaction<Tables>,
  cleanCopies: Map<string, NewEnquiry>,
  time: Database['time'],
): Promise<Set<string>> {
  if (cleanCopies.size === 0) return new Set();
  const held = await trx
    .selectFrom('enquiry')
    .innerJoin('delivery', 'delivery.enquiry_id', 'enquiry.id')
    .select(['id', 'public_id as publicId', 'message_id as messageId'])
    .where('public_id', 'in', [...cleanCopies.keys()])
    .where('destination', '=', 'mail')
    .where('state', '=', 'held')
    .execute();
  for (const heldEnquiry of held) {
    const copy = cleanCopies.get(heldEnquiry.publicId);
    if (!copy) continue;
    await trx
      .updateTable('delivery')
      .set({ state: 'queued', next_at: time(copy.createdAt) })
      .where('enquiry_id', '=', heldEnquiry.id)
      .where('state', '=', 'held')
      .execute();
    // The copy can have a destination that the held enquiry lacks: the visitor is acknowledged now.
    await insertDeliveries(trx, [{ ...copy, ...heldEnquiry }], time);
  }
  return new Set(held.map(({ publicId }) => publicId));
}

/**
 * Locks keys, so that when several processes have a copy of one enquiry, the second waits for the first one's
 * commit. Keys are locked in sorted order, so that two processes never wait for each other.
 */
export async function lockKeys(trx: Transaction<Tables>, batch: NewEnquiry[]) {
  const keys = [...new Set(batch.flatMap(keysOf))].sort();
  await sql`select pg_advisory_xact_lock(k) from (
    select distinct hashtextextended(unnest(${keys}::text[]), 0) as k order by k
  ) as keys`.execute(trx);
}
