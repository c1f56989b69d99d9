import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { OutboxState, Tables } from '../db/tables.ts';
import { LONGEST_ADDRESS } from '../mail/mailbox.ts';

/** An enquiry with where it stands, as the operator sees it. Times are milliseconds since 1970. */
export type EnquiryRecord = {
  publicId: string;
  state: OutboxState;
  name: string;
  email: string;
  message: string;
  services: string;
  spamScore: number;
  createdAt: number;
  attempts: number;
  nextAt: number;
  lastCode: string | null;
  ambiguous: number;
  sentAt: number | null;
};

const records = (db: Kysely<Tables>) =>
  db
    .selectFrom('enquiry')
    .innerJoin('outbox', 'outbox.enquiry_id', 'enquiry.id')
    .select([
      'public_id as publicId',
      'state',
      'name',
      'email',
      'message',
      'services',
      'spam_score as spamScore',
      'created_at as createdAt',
      'attempts',
      'next_at as nextAt',
      'last_code as lastCode',
      'ambiguous',
      'sent_at as sentAt',
    ]);

/** The newest enquiries, of one state or of all. */
export async function listEnquiries(
  { db }: Database,
  { state, limit }: { state?: OutboxState | undefined; limit: number },
): Promise<EnquiryRecord[]> {
  const all = records(db).orderBy('enquiry.id', 'desc').limit(limit);
  return (state ? all.where('state', '=', state) : all).execute();
}

/** One enquiry, by its public id. */
export async function showEnquiry(
  { db }: Database,
  publicId: string,
): Promise<EnquiryRecord | undefined> {
  return records(db).where('public_id', '=', publicId).executeTakeFirst();
}

/** Everything that is stored about a person, oldest first. */
export async function exportByEmail({ db }: Database, email: string): Promise<EnquiryRecord[]> {
  return records(db)
    .where('email_norm', '=', normaliseEmail(email))
    .orderBy('enquiry.id')
    .execute();
}

/** How many enquiries stand in each state. */
export async function countByState({ db }: Database): Promise<Record<OutboxState, number>> {
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0, held: 0 };
  const rows = await db
    .selectFrom('outbox')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/**
 * The form in which an address is looked for: what a person types varies in case and space.
 *
 * What is longer than any address is looked for by its hash. The normal form of 64 KiB of marks takes
 * half a second, and PostgreSQL refuses a text of over 2,704 bytes in an index, with all that came
 * in the same batch.
 */
export function normaliseEmail(email: string): string {
  const text = email.trim();
  const form = text.length > LONGEST_ADDRESS ? text : text.normalize('NFC').toLowerCase();
  return form.length > LONGEST_ADDRESS ? `sha256:${hash('sha256', form, 'base64url')}` : form;
}
