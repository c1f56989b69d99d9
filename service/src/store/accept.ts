import type { Database } from '../db/database.ts';
import { insertEnquiries, type PlannedDestination } from './insert-enquiries.ts';
import { deduplicate, findKnown, lockKeys, releaseHeld } from './deduplicate.ts';

export type NewEnquiry = {
  publicId: string;
  name: string;
  email: string;
  message: string;
  services: string;
  /** Answers to the company's added fields, as JSON; null when it had added none. */
  fields: string | null;
  /** The honeypot was filled in: nothing is sent until an operator releases it. */
  held: boolean;
  /** Suspected spam: sent after the others. */
  suspected: boolean;
  messageId: string;
  planned: PlannedDestination[];
  /** Milliseconds since 1970, as all times here. */
  createdAt: number;
  /** Identifies the same content from the same address as a duplicate, for ten minutes. */
  digest: string;
  language: string | null;
  /** The Idempotency-Key of the request. Until it expires, a request with the same key is a duplicate. */
  idempotency: { key: string; expiresAt: number } | undefined;
};

/** `known`: stored before. `released`: stored before, and held until now. */
export const ACCEPTED = ['stored', 'known', 'released'] as const;

/** `conflict`: sent with the idempotency key of another enquiry. */
export type Acceptance =
  | { outcome: (typeof ACCEPTED)[number]; publicId: string }
  | { outcome: 'conflict' }
  | { outcome: 'failed'; reason: string };

/**
 * Stores enquiries with their deliveries and keys in one transaction, with one fsync for all that arrived
 * together. A row that cannot be stored fails alone.
 *
 * @throws when nothing could be committed: the disk is full, the database locked or gone
 */
export async function accept(database: Database, batch: NewEnquiry[]): Promise<Acceptance[]> {
  try {
    return await acceptTogether(database, batch);
  } catch (error) {
    if (!isFaultOfRow(error)) throw error;
    return acceptEach(database, batch);
  }
}

function acceptTogether(database: Database, batch: NewEnquiry[]): Promise<Acceptance[]> {
  return database.db.transaction().execute(async (trx) => {
    if (database.kind === 'postgres') await lockKeys(trx, batch);
    const known = await findKnown(trx, batch);
    const answers = batch.map((enquiry) => deduplicate(enquiry, known));
    const newEnquiries = batch.filter((_, i) => answers[i] === undefined);
    if (newEnquiries.length > 0) await insertEnquiries(trx, newEnquiries, database.time);
    const cleanCopies = new Map<string, NewEnquiry>();
    batch.forEach((enquiry, i) => {
      const answer = answers[i];
      if (answer?.outcome === 'known' && !enquiry.held) cleanCopies.set(answer.publicId, enquiry);
    });
    const released = await releaseHeld(trx, cleanCopies, database.time);
    return batch.map((enquiry, i): Acceptance => {
      const { publicId } = enquiry;
      const answer = answers[i] ?? { outcome: 'stored', publicId };
      return answer.outcome === 'known' && !enquiry.held && released.has(answer.publicId)
        ? { ...answer, outcome: 'released' }
        : answer;
    });
  });
}

/**
 * Stores each enquiry in its own transaction. A savepoint in every batch would find the bad row without a
 * second attempt, but would cost every good batch a tenth of its time.
 */
async function acceptEach(database: Database, batch: NewEnquiry[]): Promise<Acceptance[]> {
  const acceptances: Acceptance[] = [];
  for (const enquiry of batch) {
    try {
      acceptances.push(...(await acceptTogether(database, [enquiry])));
    } catch (error) {
      // Others are committed already, so any error now is the answer to this one alone.
      acceptances.push({ outcome: 'failed', reason: (error as Error).message });
    }
  }
  return acceptances;
}

/** A full disk or a lost connection is no fault of one row: trying the others would only take time. */
function isFaultOfRow(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  // SQLITE_CONSTRAINT is 19; PostgreSQL's classes 22 and 23 are data and integrity errors.
  return errcode === undefined ? /^2[23]/.test(code ?? '') : (errcode & 0xff) === 19;
}
