import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import { stateIn, type Database } from '../db/database.ts';
import type { DeliveryState, Tables } from '../db/tables.ts';
import { idsByEmail, containsAddress } from './read.ts';

export type EnquirySelector = { email: string } | { publicIds: string[] };

/** Returns the public ids of somebody's stored enquiries, `limit` at most. */
export async function idsOf(
  database: Database,
  { whose, limit }: { whose: EnquirySelector; limit: number },
): Promise<string[]> {
  if ('email' in whose) return idsByEmail(database, { email: whose.email, limit });
  const rows = await database.db
    .selectFrom('enquiry')
    .select('public_id')
    .where('public_id', 'in', whose.publicIds)
    .limit(limit)
    .execute();
  return rows.map((row) => row.public_id);
}

/** Whether a delivery of somebody's enquiries is in flight now. */
export async function isSendingFor({ db }: Database, whose: EnquirySelector): Promise<boolean> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select(['public_id', 'email'])
    // Reads the deliveries in flight, which are few, and not all of the person's enquiries.
    .where(stateIn('queued', 'sending'))
    .where('state', '=', 'sending')
    .execute();
  const isPersons = 'email' in whose ? containsAddress(whose.email) : undefined;
  const publicIds = new Set('publicIds' in whose ? whose.publicIds : []);
  return rows.some((row) => isPersons?.(row.email) ?? publicIds.has(row.public_id));
}

/**
 * Deletes enquiries in any state, in one transaction, so pass only a few. Until `vacuum`, the files can still
 * hold parts of them.
 *
 * @returns the public ids of the deleted ones; the caller removes their mails in `MAIL_DIR`
 */
export const erase = (database: Database, publicIds: string[]): Promise<string[]> =>
  remove(database, publicIds, () => sql`true`);

/** Deletes enquiries that are held, in one transaction. */
export const discard = (database: Database, publicIds: string[]): Promise<string[]> =>
  remove(database, publicIds, (eb) => hasMail(eb, 'held'));

async function remove(
  { db }: Database,
  publicIds: string[],
  condition: (eb: EnquiryExpression) => Expression<SqlBool>,
): Promise<string[]> {
  if (publicIds.length === 0) return [];
  const rows = await db
    .deleteFrom('enquiry')
    .where('public_id', 'in', publicIds)
    .where(condition)
    .returning('public_id')
    .execute();
  return rows.map((row) => row.public_id);
}

type EnquiryExpression = ExpressionBuilder<Tables, 'enquiry'>;

function hasMail(eb: EnquiryExpression, state: DeliveryState, sentBefore?: number) {
  let mail = eb
    .selectFrom('delivery')
    .select('enquiry_id')
    .where('destination', '=', 'mail')
    .whereRef('delivery.enquiry_id', '=', 'enquiry.id')
    .where('state', '=', state);
  if (sentBefore !== undefined) mail = mail.where('sent_at', '<', sentBefore);
  return eb.exists(mail);
}

/** Returns the public ids of enquiries mailed before a time, oldest first, `limit` at most. */
export async function expiredIds(
  { db }: Database,
  { sentBefore, limit }: { sentBefore: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('delivery')
    .innerJoin('enquiry', 'enquiry.id', 'delivery.enquiry_id')
    .select('public_id')
    .where('destination', '=', 'mail')
    .where(stateIn('sent'))
    .where('sent_at', '<', sentBefore)
    .orderBy('sent_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.public_id);
}

/**
 * Deletes those of the given enquiries that were mailed before a time, in one transaction, so pass only a
 * few. Unmailed ones stay, because nobody has read them.
 */
export const deleteExpired = (
  database: Database,
  { sentBefore, publicIds }: { sentBefore: number; publicIds: string[] },
): Promise<string[]> => remove(database, publicIds, (eb) => hasMail(eb, 'sent', sentBefore));

/**
 * Advances the time by which retention measures age toward the clock, by `limit` milliseconds at most. It starts at the
 * newest enquiry. The stored time never goes back: after a slow clock it would take long to catch up.
 *
 * @returns the time, never later than `now`
 */
export async function advanceRetentionClock(
  { db }: Database,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const known =
    (await db.selectFrom('retention_clock').select('at').executeTakeFirst()) ??
    (await db
      .selectFrom('enquiry')
      .select('created_at as at')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst());
  if (!known) return now;
  const passed = Math.min(now, known.at + limit);
  const ageClock = Math.max(passed, known.at);
  await db
    .insertInto('retention_clock')
    .values({ id: 1, at: ageClock })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: ageClock }))
    .execute();
  return passed;
}

/** Deletes expired keys, `limit` at most. */
export async function deleteExpiredKeys(
  { db }: Database,
  { now, limit }: { now: number; limit: number },
): Promise<number> {
  const result = await db
    .deleteFrom('dedupe')
    .where('key', 'in', (eb) =>
      eb.selectFrom('dedupe').select('key').where('expires_at', '<=', now).limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
