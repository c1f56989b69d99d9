import type { Database } from '../db/database.ts';
import { normaliseEmail } from './look-up.ts';

/**
 * Erases everything that is stored under an address, so that no file of the database holds it.
 *
 * @returns the public ids of what was erased; their mails in `MAIL_DIR` are the caller's to remove
 */
export async function eraseByEmail(database: Database, email: string): Promise<string[]> {
  const rows = await database.db
    .deleteFrom('enquiry')
    .where('email_norm', '=', normaliseEmail(email))
    .returning('public_id')
    .execute();
  // Also when nothing was found: an earlier run may have deleted and then not come this far.
  await database.scrub();
  return rows.map((row) => row.public_id);
}

export type Retention = {
  now: number;
  /** Sent before this goes; 0 is never. Milliseconds since 1970. */
  sentBefore: number;
  /** Stored before this goes, in whatever state; 0 is never. */
  createdBefore: number;
};

/**
 * Deletes what is older than it may be, and keys that have expired.
 *
 * @returns the public ids of what was deleted
 */
export async function purge(database: Database, retention: Retention): Promise<string[]> {
  const { db } = database;
  await db.deleteFrom('dedupe').where('expires_at', '<=', retention.now).execute();
  const rows = await db
    .deleteFrom('enquiry')
    .where((eb) =>
      eb.or([
        eb('created_at', '<', retention.createdBefore),
        eb(
          'id',
          'in',
          eb
            .selectFrom('outbox')
            .select('enquiry_id')
            .where('state', '=', 'sent')
            .where('sent_at', '<', retention.sentBefore),
        ),
      ]),
    )
    .returning('public_id')
    .execute();
  if (rows.length > 0) await database.scrub();
  return rows.map((row) => row.public_id);
}
