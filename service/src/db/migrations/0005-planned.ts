import { sql, type Kysely } from 'kysely';

/**
 * Deliveries of an enquiry that still have to be created, besides its mail's. Existing rows have all of
 * theirs: nothing is planned for them.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table delivery add column planned text`.execute(db);
  await sql`create index delivery_planned on delivery (enquiry_id)
    where planned is not null and state <> 'held'`.execute(db);
}
