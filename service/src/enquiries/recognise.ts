import { sql, type Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { Acceptance, NewEnquiry } from './accept.ts';

type Known = { publicId: string; name: string; email: string; message: string; services: string };

/** Answers from what is known, and makes the enquiry known to those after it in the same batch. */
export function recognise(enquiry: NewEnquiry, known: Map<string, Known>): Acceptance | undefined {
  for (const { key, kind } of enquiry.keys) {
    const before = known.get(key);
    if (!before) continue;
    const same = (['name', 'email', 'message', 'services'] as const).every(
      (field) => before[field] === enquiry[field],
    );
    // https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/ section 2.7: a key
    // that comes with another payload is an error. To answer it as known would lose an enquiry.
    if (!same && kind === 'idempotency') return { outcome: 'conflict' };
    if (same) return { outcome: 'known', publicId: before.publicId };
  }
  for (const { key } of enquiry.keys) known.set(key, enquiry);
  return undefined;
}

/** What is stored under the keys of a batch. */
export async function findKnown(trx: Transaction<Tables>, batch: NewEnquiry[]) {
  const keys = [...new Set(batch.flatMap((enquiry) => enquiry.keys.map(({ key }) => key)))];
  if (keys.length === 0) return new Map<string, Known>();
  const now = Math.min(...batch.map((enquiry) => enquiry.createdAt));
  const rows = await trx
    .selectFrom('dedupe')
    .innerJoin('enquiry', 'enquiry.id', 'dedupe.enquiry_id')
    .select(['dedupe.key', 'public_id as publicId', 'name', 'email', 'message', 'services'])
    .where('dedupe.key', 'in', keys)
    .where('expires_at', '>', now)
    .execute();
  return new Map<string, Known>(rows.map((row) => [row.key, row]));
}

/**
 * Several processes may hold copies of one enquiry. Whoever comes second waits here for the first's
 * commit; in sorted order, so that no two can wait for each other.
 */
export async function lockKeys(trx: Transaction<Tables>, batch: NewEnquiry[]) {
  const keys = [...new Set(batch.flatMap((enquiry) => enquiry.keys.map(({ key }) => key)))].sort();
  if (keys.length === 0) return;
  await sql`select pg_advisory_xact_lock(k) from (
    select distinct hashtextextended(unnest(${keys}::text[]), 0) as k order by k
  ) as keys`.execute(trx);
}
