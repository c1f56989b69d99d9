import { sql, type Kysely } from 'kysely';

/**
 * Deliveries that are still to be made of an enquiry, beside its mail's. What stands in the tables is
 * whole: nothing is planned for it.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table delivery add column planned text`.execute(db);
  await sql`create index delivery_planned on delivery (enquiry_id)
    where planned is not null and state <> 'held'`.execute(db);
}
