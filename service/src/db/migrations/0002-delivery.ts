import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../database.ts';

/**
 * One enquiry, several destinations: the rows of the outbox become the mail's deliveries, unchanged. The
 * old table is dropped, so that a process of the previous version, which may still run while another one
 * starts, fails at its next statement: it can no longer store, claim or delete.
 */
export async function up(db: Kysely<never>, kind: DatabaseKind): Promise<void> {
  // Waits for what an old process is in the middle of, and keeps it out until this is committed.
  // SQLite's transactions begin with the only write lock.
  if (kind === 'postgres') await sql`lock table outbox in access exclusive mode`.execute(db);
  await sql`create table delivery (
    enquiry_id bigint not null references enquiry (id) on delete cascade,
    destination text not null,
    state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'held')),
    suspected integer not null default 0,
    attempts integer not null default 0,
    next_at bigint not null,
    lease_owner text,
    lease_until bigint,
    message_id text not null,
    last_code text,
    ambiguous integer not null default 0,
    sent_at bigint,
    primary key (enquiry_id, destination)
  )${kind === 'sqlite' ? sql` without rowid` : sql``}`.execute(db);
  // suspected stays 0: what was held, an operator has to look at before it moves at all.
  await sql`insert into delivery (enquiry_id, destination, state, attempts, next_at, lease_owner,
      lease_until, message_id, last_code, ambiguous, sent_at)
    select enquiry_id, 'mail', state, attempts, next_at, lease_owner,
      lease_until, message_id, last_code, ambiguous, sent_at
    from outbox order by enquiry_id`.execute(db);
  await sql`drop table outbox`.execute(db);
  // Partial ones: an insert writes to the first alone, and the claim stays quick however many were sent.
  await sql`create index delivery_waiting on delivery (destination, suspected, next_at)
    where state in ('queued', 'sending')`.execute(db);
  await sql`create index delivery_stopped on delivery (destination, state)
    where state in ('failed', 'held')`.execute(db);
  await sql`create index delivery_sent on delivery (destination, sent_at)
    where state = 'sent'`.execute(db);
}
