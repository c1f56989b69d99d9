import { sql, type Kysely } from 'kysely';
import type { DatabaseKind } from '../database.ts';

/**
 * How much each network has sent lately, where several processes count together. Not logged: nothing
 * of it outlives a crash, reaches a replica or waits for the disk.
 */
export async function up(db: Kysely<never>, kind: DatabaseKind): Promise<void> {
  // SQLite has one process, which counts in memory.
  if (kind === 'sqlite') return;
  await sql`create unlogged table network_use (
    key text primary key,
    even_at double precision not null
  )`.execute(db);
}
