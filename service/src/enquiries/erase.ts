import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../db/database.ts';
import { inChunks } from '../db/in-chunks.ts';
import type { Tables } from '../db/tables.ts';
import { normaliseEmail } from './look-up.ts';

/**
 * Deletes everything that is stored under an address. Until `scrub`, files can still hold it.
 *
 * @returns the public ids of what was deleted; their mails in `MAIL_DIR` are the caller's to remove
 */
export async function eraseByEmail({ db }: Database, email: string): Promise<string[]> {
  const rows = await db
    .deleteFrom('enquiry')
    .where('email_norm', '=', normaliseEmail(email))
    .returning('public_id')
    .execute();
  return rows.map((row) => row.public_id);
}

/**
 * Deletes held enquiries, and none in another state. Until `scrub`, files can still hold them.
 *
 * @returns the public ids of what was deleted
 */
export async function discard({ db }: Database, publicIds: string[]): Promise<string[]> {
  const rows = await inChunks(publicIds, (some) =>
    db
      .deleteFrom('enquiry')
      .where('public_id', 'in', some)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('delivery')
          .select('enquiry_id')
          .where('destination', '=', 'mail')
          .where('state', '=', 'held'),
      )
      .returning('public_id')
      .execute(),
  );
  return rows.map((row) => row.public_id);
}

export type Retention = {
  now: number;
  /** Sent before this goes; 0 is never. Milliseconds since 1970. */
  sentBefore: number;
  /** Stored before this goes, unless it still waits for its mail; 0 is never. */
  createdBefore: number;
};

/**
 * What is older than it may be. What was never mailed, and still can be, is not: neither a clock that
 * is wrong nor a mail server that is away for long makes an enquiry disappear.
 */
function isExpired(
  eb: ExpressionBuilder<Tables, 'enquiry'>,
  { sentBefore, createdBefore }: Retention,
) {
  const mail = eb.selectFrom('delivery').select('enquiry_id').where('destination', '=', 'mail');
  const sent = mail.where('state', '=', 'sent').where('sent_at', '<', sentBefore);
  const waiting = mail.where('state', 'in', ['queued', 'sending']);
  return eb.or([
    eb('id', 'in', sent),
    eb.and([eb('created_at', '<', createdBefore), eb('id', 'not in', waiting)]),
  ]);
}

/** The public ids of what `purge` would delete. */
export async function expired({ db }: Database, retention: Retention): Promise<string[]> {
  const rows = await db
    .selectFrom('enquiry')
    .select('public_id')
    .where((eb) => isExpired(eb, retention))
    .execute();
  return rows.map((row) => row.public_id);
}

/**
 * Deletes what is older than it may be, and keys that have expired. Until `scrub`, files can still
 * hold it.
 *
 * @returns the public ids of what was deleted
 */
export async function purge({ db }: Database, retention: Retention): Promise<string[]> {
  await db.deleteFrom('dedupe').where('expires_at', '<=', retention.now).execute();
  const rows = await db
    .deleteFrom('enquiry')
    .where((eb) => isExpired(eb, retention))
    .returning('public_id')
    .execute();
  return rows.map((row) => row.public_id);
}
