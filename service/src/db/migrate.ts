import { sql } from 'kysely';
import * as enquiry from './migrations/0001-enquiry.ts';
import * as delivery from './migrations/0002-delivery.ts';
import * as networkUse from './migrations/0003-network-use.ts';
import * as operatorLog from './migrations/0004-operator-log.ts';
import * as planned from './migrations/0005-planned.ts';
import * as contentDigest from './migrations/0006-digest.ts';
import * as language from './migrations/0007-language.ts';
import type { Database } from './database.ts';

/** Forward only: a migration that was released is never edited, a new one fixes it. */
const migrations = [
  { name: '0001-enquiry', up: enquiry.up },
  { name: '0002-delivery', up: delivery.up },
  { name: '0003-network-use', up: networkUse.up },
  { name: '0004-operator-log', up: operatorLog.up },
  { name: '0005-planned', up: planned.up },
  { name: '0006-digest', up: contentDigest.up },
  { name: '0007-language', up: language.up },
];

// Any number will do, as long as every process of this service takes the same.
const lock = 4_701_770_415;

/**
 * Brings the tables up to date, in one transaction and under a lock, so that processes that start
 * together do it once.
 *
 * @param resuming the mark of the unfinished copy that is gone on with
 * @throws when the database was made by a newer version of the service, or is a copy that is not whole
 */
export async function migrate(
  { db, kind }: Database,
  { resuming }: { resuming?: string } = {},
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // SQLite's transactions begin by taking the write lock.
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${lock})`.execute(trx);
    await sql`create table if not exists migration (
      name text primary key,
      applied_at bigint not null
    )`.execute(trx);
    const rows = await trx.selectFrom('migration').select('name').execute();
    const applied = new Set(rows.map((row) => row.name));
    if (resuming) applied.delete(resuming);
    for (const { name, up } of migrations) {
      if (applied.delete(name)) continue;
      await up(trx as never, kind);
      await trx.insertInto('migration').values({ name, applied_at: Date.now() }).execute();
    }
    if (applied.size > 0) throw new Error(unknown([...applied]));
  });
}

/** What the mark of a database begins with that is being copied into; the source's name follows. */
export const UNFINISHED = 'unfinished copy of ';

function unknown(names: string[]): string {
  const copy = names.find((name) => name.startsWith(UNFINISHED));
  return copy
    ? `the database is an ${copy}; run that copy again, it goes on where it was broken off`
    : newer(names);
}

const newer = (names: string[]) =>
  `the database has migrations that this version does not know (${names.join(', ')}); start the version that made them, or a newer one`;

/**
 * Why a database with these migrations is not this version's.
 *
 * @param names the migrations that it has
 * @returns a line that ends with the fix; nothing when it has all and no other
 */
export function faultOf(names: string[]): string | undefined {
  const known = migrations.map(({ name }) => name);
  const others = names.filter((name) => !known.includes(name));
  if (others.length > 0) return unknown(others);
  const missing = known.filter((name) => !names.includes(name));
  return missing.length === 0
    ? undefined
    : `the database was made by an older version (it lacks ${missing.join(', ')}); start the service once, which brings it up to date`;
}
