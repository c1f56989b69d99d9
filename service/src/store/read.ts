import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import {
  ENQUIRY_COLUMNS,
  type DeliveryState,
  type Destination,
  type Tables,
} from '../db/tables.ts';
import { findAddresses } from '../text/find-addresses.ts';
import { foldForSearch } from '../text/fold-for-search.ts';

const deliveryColumns = [
  'state',
  'attempts',
  'next_at as nextAt',
  'last_code as lastCode',
  'ambiguous',
  'sent_at as sentAt',
] as const;

const selectRecords = (db: Kysely<Tables>, destination: Destination) =>
  db
    .selectFrom('enquiry')
    .innerJoin('delivery', 'delivery.enquiry_id', 'enquiry.id')
    .where('destination', '=', destination)
    .select([...ENQUIRY_COLUMNS, ...deliveryColumns]);

/** An enquiry with the state of one delivery, by default the mail. */
export type EnquiryRecord = Awaited<
  ReturnType<ReturnType<typeof selectRecords>['execute']>
>[number];

type WholeEnquiry = Awaited<ReturnType<typeof readWhole>>[number];

/** Lists the newest enquiries, of one state or of all. */
export async function listEnquiries(
  { db }: Database,
  {
    state,
    destination = 'mail',
    limit,
  }: {
    state?: DeliveryState | undefined;
    destination?: Destination | undefined;
    limit: number;
  },
): Promise<EnquiryRecord[]> {
  const all = selectRecords(db, destination).orderBy('enquiry.id', 'desc').limit(limit);
  return (state ? all.where('state', '=', state) : all).execute();
}

/** How many enquiries are read at once: they fit in memory, however long their messages are. */
const PAGE_SIZE = 200;

/**
 * Lists the newest enquiries whose name, address, message or added fields contain all these words, regardless
 * of case and accents, with a domain in either of its forms. It reads all enquiries.
 */
export async function searchEnquiries(
  { db }: Database,
  { words, limit }: { words: string[]; limit: number },
): Promise<EnquiryRecord[]> {
  const wanted = words
    .map((word) => foldForSearch(findAddresses(word)[0] ?? word).trim())
    .filter(Boolean);
  if (wanted.length === 0) return [];
  const found: EnquiryRecord[] = [];
  for (let last = Number.MAX_SAFE_INTEGER; ;) {
    const rows = await selectRecords(db, 'mail')
      .select('enquiry.id')
      .where('enquiry.id', '<', last)
      .orderBy('enquiry.id', 'desc')
      .limit(PAGE_SIZE)
      .execute();
    for (const { id, ...record } of rows) {
      last = id;
      const answers = Object.values(JSON.parse(record.fields ?? '{}') as object);
      const { name, email, message } = record;
      const text = foldForSearch([name, email, message, ...answers].join('\n'));
      if (wanted.every((word) => text.includes(word))) found.push(record);
      if (found.length === limit) return found;
    }
    if (rows.length < PAGE_SIZE) return found;
  }
}

export async function showEnquiry(
  { db }: Database,
  publicId: string,
): Promise<WholeEnquiry | undefined> {
  return (await readWhole(db, [publicId]))[0];
}

/** Returns a test whether an address was typed into a field, which may hold several. */
export function containsAddress(email: string): (field: string) => boolean {
  const wanted = new Set(findAddresses(email));
  return (field) => findAddresses(field).some((address) => wanted.has(address));
}

/** Returns the public ids of an address's enquiries, oldest first, `limit` at most. It reads all addresses. */
export async function idsByEmail(
  { db }: Database,
  { email, limit }: { email: string; limit: number },
): Promise<string[]> {
  const isTheirs = containsAddress(email);
  const found: string[] = [];
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('enquiry')
      .select(['id', 'public_id', 'email'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    for (const row of rows) {
      last = row.id;
      if (isTheirs(row.email)) found.push(row.public_id);
      if (found.length === limit) return found;
    }
    if (rows.length < PAGE_SIZE) return found;
  }
}

/** Returns everything that is stored about a person, oldest first. */
export async function exportByEmail(database: Database, email: string): Promise<WholeEnquiry[]> {
  const publicIds = await idsByEmail(database, { email, limit: Infinity });
  const found: WholeEnquiry[] = [];
  for (let start = 0; start < publicIds.length; start += PAGE_SIZE)
    found.push(...(await readWhole(database.db, publicIds.slice(start, start + PAGE_SIZE))));
  return found;
}

/** Returns everything that is stored, newest first. */
export const exportAll = async ({ db }: Database): Promise<WholeEnquiry[]> =>
  (await readWhole(db)).toReversed();

async function readWhole(db: Kysely<Tables>, publicIds?: string[]) {
  let records = selectRecords(db, 'mail').orderBy('enquiry.id');
  let deliveries = db
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select(['public_id as publicId', 'destination', ...deliveryColumns]);
  if (publicIds) {
    records = records.where('public_id', 'in', publicIds);
    deliveries = deliveries.where('public_id', 'in', publicIds);
  }
  const found = await records.execute();
  const rows = await deliveries.execute();
  const byEnquiry = Map.groupBy(rows, ({ publicId }) => publicId);
  return found.map((record) => ({
    ...record,
    deliveries: (byEnquiry.get(record.publicId) ?? []).map(({ publicId: _, ...row }) => row),
  }));
}

/** Counts the deliveries to a destination in each state. */
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
