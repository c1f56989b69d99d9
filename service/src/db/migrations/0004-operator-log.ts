import { sql, type Kysely } from 'kysely';

/** Who erased, exported, released, discarded or sent again what, and no content of it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table operator_log (
    id text primary key,
    at bigint not null,
    who text not null,
    command text not null,
    affected integer not null,
    public_ids text not null,
    subject text
  )`.execute(db);
  await sql`create index operator_log_at on operator_log (at)`.execute(db);
}
