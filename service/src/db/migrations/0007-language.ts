import { sql, type Kysely } from 'kysely';

/** The language of the page that an enquiry was written on. Nobody knows it of the existing ones. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table enquiry add column language text`.execute(db);
}
