import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { hostname, userInfo } from 'node:os';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { normaliseEmail } from './look-up.ts';

/** What the audit log says about an action, besides its result. Never a name, an address or a message. */
export type AuditEntry = {
  /** The same for all parts of one action, which then share a row. */
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The operating system's user and host. */
  who: string;
  /** The command and its options, without addresses. */
  command: string;
  /** Whom it was about, as `subjectOf` makes it. */
  subject?: string | undefined;
};

export type AuditRecord = Omit<AuditEntry, 'subject'> & {
  affected: number;
  /** The enquiries that were moved or discarded; empty for an export and an erasure. */
  publicIds: string[];
  subject: string | null;
};

/** More would make rows of megabytes; the count includes all. */
const MOST_IDS = 100;

/** Writes the result of an action, in the transaction of that action. A second part is added to the first. */
export async function writeLog(
  db: Kysely<Tables>,
  { id, at, who, command, subject }: AuditEntry,
  { affected, publicIds = [] }: { affected: number; publicIds?: string[] },
): Promise<void> {
  await db
    .insertInto('operator_log')
    .values({
      id,
      at,
      who,
      command,
      affected,
      public_ids: publicIds.slice(0, MOST_IDS).join(','),
      subject: subject ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({ affected: eb('operator_log.affected', '+', affected) })),
    )
    .execute();
}

/** What operators did, newest first. */
export async function readLog({ db }: Database, limit: number): Promise<AuditRecord[]> {
  const rows = await db
    .selectFrom('operator_log')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ public_ids, ...row }) => ({
    ...row,
    publicIds: public_ids === '' ? [] : public_ids.split(','),
  }));
}

/** Deletes the entries from before a time, in milliseconds since 1970. */
export async function forgetLog({ db }: Database, before: number): Promise<number> {
  const result = await db.deleteFrom('operator_log').where('at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

const DIGEST_BYTES = 32;

/**
 * Turns an address into a slow hash with its own salt. Whoever has the address can show that a row is about
 * it; nobody can read the address from the row, nor see whether two rows are about one person.
 */
export async function subjectOf(email: string, salt = randomBytes(16)): Promise<string> {
  const digest = await derive(normaliseEmail(email), salt, DIGEST_BYTES);
  return `scrypt:${salt.toString('base64url')}:${digest.toString('base64url')}`;
}

/** Whether a subject is this address. */
export async function isSubject(subject: string, email: string): Promise<boolean> {
  const salt = Buffer.from(subject.split(':')[1] ?? '', 'base64url');
  return timingSafeEqual(Buffer.from(await subjectOf(email, salt)), Buffer.from(subject));
}

/** Who runs this: the person behind `sudo` where it says so. */
export function operator(env: NodeJS.ProcessEnv): string {
  const user = userName();
  const behind = env.SUDO_USER && env.SUDO_USER !== user ? `${env.SUDO_USER} as ${user}` : user;
  return `${behind}@${hostname()}`;
}

/** In a container the user may have a number only. */
function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
