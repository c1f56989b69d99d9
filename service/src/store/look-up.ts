import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { DeliveryState, Destination, Tables } from '../db/tables.ts';
import { domainToASCII } from 'node:url';
import { foldForSearch } from '../text/fold-for-search.ts';
import { LONGEST_ADDRESS } from '../text/mailbox.ts';

const delivery = [
  'state',
  'attempts',
  'next_at as nextAt',
  'last_code as lastCode',
  'ambiguous',
  'sent_at as sentAt',
] as const;

const records = (db: Kysely<Tables>, destination: Destination) =>
  db
    .selectFrom('enquiry')
    .innerJoin('delivery', 'delivery.enquiry_id', 'enquiry.id')
    .where('destination', '=', destination)
    .select([
      'public_id as publicId',
      'name',
      'email',
      'message',
      'services',
      'fields',
      'spam_score as spamScore',
      'language',
      'created_at as createdAt',
      ...delivery,
    ]);

/** An enquiry with the state of one of its deliveries: the mail, unless another was asked for. */
export type EnquiryRecord = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number];

/** A whole enquiry, with the state of each of its deliveries. */
export type WholeEnquiry = Awaited<ReturnType<typeof whole>>[number];

/** With the key that the next page of a list is asked for with. */
export type Listed = EnquiryRecord & { key: number };

const pageOf = (db: Kysely<Tables>, destination: Destination, before = Number.MAX_SAFE_INTEGER) =>
  records(db, destination)
    .select('enquiry.id as key')
    .where('enquiry.id', '<', before)
    .orderBy('enquiry.id', 'desc');

/** The newest enquiries, of one state or of all. */
export async function listEnquiries(
  { db }: Database,
  {
    state,
    destination = 'mail',
    before,
    limit,
  }: {
    state?: DeliveryState | undefined;
    /** The delivery whose state it is. */
    destination?: Destination | undefined;
    /** The key of the last one of the page before. */
    before?: number | undefined;
    limit: number;
  },
): Promise<Listed[]> {
  const all = pageOf(db, destination, before).limit(limit);
  return (state ? all.where('state', '=', state) : all).execute();
}

/** So few that they fit in memory, however long their messages are. */
const SEARCHED_AT_ONCE = 200;

/**
 * The newest enquiries whose name, address, message or added fields contain each of these words, in whatever case, with
 * accents or without, and with a domain in either of its forms. It reads all enquiries.
 */
export async function searchEnquiries(
  { db }: Database,
  { words, before, limit }: { words: string[]; before?: number | undefined; limit: number },
): Promise<Listed[]> {
  const wanted = words
    .map((word) => foldForSearch(word.includes('@') ? normaliseEmail(word) : word).trim())
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const found: Listed[] = [];
  for (let last = before; ;) {
    const rows = await pageOf(db, 'mail', last).limit(SEARCHED_AT_ONCE).execute();
    for (const record of rows) {
      last = record.key;
      const answers = Object.values(JSON.parse(record.fields ?? '{}') as object);
      const { name, email, message } = record;
      const text = foldForSearch([name, email, message, ...answers].join('\n'));
      if (wanted.every((word) => text.includes(word))) found.push(record);
      if (found.length === limit) return found;
    }
    if (rows.length < SEARCHED_AT_ONCE) return found;
  }
}

/** One enquiry, by its public id. */
export async function showEnquiry(
  { db }: Database,
  publicId: string,
): Promise<WholeEnquiry | undefined> {
  return (await whole(db, 'public_id', [publicId]))[0];
}

/** Everything that is stored about a person, oldest first. */
export const exportByEmail = ({ db }: Database, email: string): Promise<WholeEnquiry[]> =>
  whole(db, 'email_norm', [normaliseEmail(email)]);

/** Everything that is stored, a page at a time, newest first. */
export async function exportPage(
  { db }: Database,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<(WholeEnquiry & { key: number })[]> {
  const page = await pageOf(db, 'mail', before).limit(limit).execute();
  const keys = new Map(page.map(({ publicId, key }) => [publicId, key]));
  const found = await whole(db, 'public_id', [...keys.keys()]);
  return found.map((one) => ({ ...one, key: keys.get(one.publicId) ?? 0 })).reverse();
}

async function whole(db: Kysely<Tables>, column: 'public_id' | 'email_norm', values: string[]) {
  if (values.length === 0) return [];
  const found = await records(db, 'mail')
    .where(column, 'in', values)
    .orderBy('enquiry.id')
    .execute();
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select(['public_id as publicId', 'destination', ...delivery])
    .where(column, 'in', values)
    .execute();
  const byEnquiry = Map.groupBy(rows, ({ publicId }) => publicId);
  return found.map((record) => ({
    ...record,
    deliveries: (byEnquiry.get(record.publicId) ?? []).map(({ publicId: _, ...row }) => row),
  }));
}

/** How many deliveries to a destination are in each state. */
export async function countByState(
  { db }: Database,
  destination: Destination = 'mail',
): Promise<Record<DeliveryState, number>> {
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0, held: 0 };
  const rows = await db
    .selectFrom('delivery')
    .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
    .where('destination', '=', destination)
    .groupBy('state')
    .execute();
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/**
 * Normalises an address for searches. People vary case and spaces, write their name before it, copy a link or the full
 * stop after it, and a domain with its own letters is the same in ASCII.
 *
 * Text that is longer than any address is replaced by its hash. Normalising 64 KiB of combining marks takes
 * half a second, and PostgreSQL refuses a text of over 2,704 bytes in an index, together with the whole
 * batch.
 */
export function normaliseEmail(email: string): string {
  const text = email.trim();
  const form = text.length > LONGEST_ADDRESS ? text : bareAddress(text);
  return form.length > LONGEST_ADDRESS ? `sha256:${hash('sha256', form, 'base64url')}` : form;
}

function bareAddress(text: string): string {
  const [, inside = text] = /<([^<>]*)>/.exec(text) ?? [];
  const form = inside
    .normalize('NFC')
    .toLowerCase()
    .replace(/^\s*mailto:([^?]*).*$/s, '$1')
    .replace(/^[\s"'(]+|[\s"').,;:>]+$/g, '');
  const at = form.lastIndexOf('@');
  const host = domainToASCII(form.slice(at + 1));
  return at > 0 && host !== '' ? `${form.slice(0, at)}@${host}` : form;
}
