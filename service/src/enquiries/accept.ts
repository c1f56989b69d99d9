import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { insertEnquiries } from './insert-enquiries.ts';
import { findKnown, lockKeys, recognise } from './recognise.ts';

/** An enquiry as it is to be stored. */
export type NewEnquiry = {
  publicId: string;
  name: string;
  email: string;
  emailNorm: string;
  message: string;
  services: string;
  spamScore: number;
  held: boolean;
  messageId: string;
  /** Milliseconds since 1970, as all times here. */
  createdAt: number;
  /** Under any of these keys the enquiry is known again, until they expire. */
  keys: { key: string; expiresAt: number; kind: 'idempotency' | 'payload' }[];
};

/** `known` was stored before; `conflict` came with the idempotency key of another enquiry. */
export type Acceptance =
  | { outcome: 'stored' | 'known'; publicId: string }
  | { outcome: 'conflict' }
  | { outcome: 'failed'; reason: string };

/**
 * Stores enquiries in one transaction, each with its outbox row and its keys: one fsync for all that
 * arrived together. A row that cannot be stored fails alone.
 *
 * @throws when nothing could be committed: the disk is full, the database locked or gone
 */
export async function accept({ db, kind }: Database, batch: NewEnquiry[]): Promise<Acceptance[]> {
  return db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await lockKeys(trx, batch);
    const known = await findKnown(trx, batch);
    const answers = batch.map((enquiry) => recognise(enquiry, known));
    const fresh = batch.filter((_, i) => answers[i] === undefined);
    const failed = await insertAll(trx, fresh);
    return batch.map((enquiry, i) => {
      const answer = answers[i] ?? { outcome: 'stored', publicId: enquiry.publicId };
      // A copy of a row in the same batch shares its fate.
      const reason = 'publicId' in answer ? failed.get(answer.publicId) : undefined;
      return reason === undefined ? answer : { outcome: 'failed', reason };
    });
  });
}

/** @returns why rows failed, by public id */
async function insertAll(trx: Transaction<Tables>, fresh: NewEnquiry[]) {
  const failed = new Map<string, string>();
  if (fresh.length === 0) return failed;
  try {
    await savepoint(trx, () => insertEnquiries(trx, fresh));
    return failed;
  } catch (error) {
    if (!isFaultOfRow(error)) throw error;
  }
  for (const enquiry of fresh) {
    try {
      await savepoint(trx, () => insertEnquiries(trx, [enquiry]));
    } catch (error) {
      if (!isFaultOfRow(error)) throw error;
      failed.set(enquiry.publicId, (error as Error).message);
    }
  }
  return failed;
}

/** A full disk or a lost connection is no fault of one row: to try the others would only take time. */
function isFaultOfRow(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  // SQLITE_CONSTRAINT is 19; PostgreSQL's classes 22 and 23 are data and integrity errors.
  return errcode === undefined ? /^2[23]/.test(code ?? '') : (errcode & 0xff) === 19;
}

async function savepoint(trx: Transaction<Tables>, work: () => Promise<void>) {
  await sql`savepoint one`.execute(trx);
  try {
    await work();
  } catch (error) {
    // It fails when the whole transaction is gone; the first error says why.
    await sql`rollback to savepoint one`.execute(trx).catch(() => undefined);
    throw error;
  }
  await sql`release savepoint one`.execute(trx);
}
