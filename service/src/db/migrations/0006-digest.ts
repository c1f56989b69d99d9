import { sql, type Kysely } from 'kysely';

/**
 * The digest of an enquiry's content moves from a row of its own into the enquiry, beside its address,
 * where one index finds both. Enquiries of the last minutes keep theirs.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table enquiry add column digest text`.execute(db);
  // 'payload:' and 43 characters; half of them are plenty, since the content itself is compared too.
  await sql`update enquiry set digest = (
      select substr(key, 9, 22) from dedupe where enquiry_id = enquiry.id and key like 'payload:%'
    ) where id in (select enquiry_id from dedupe where key like 'payload:%')`.execute(db);
  await sql`delete from dedupe where key like 'payload:%'`.execute(db);
  await sql`drop index enquiry_email`.execute(db);
  await sql`create index enquiry_email on enquiry (email_norm, digest)`.execute(db);
}
