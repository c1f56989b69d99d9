import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';

/** What is copied, with the columns in one order. Rate limits start from zero, and migrations run again. */
export const COLUMNS = {
  enquiry: [
    'id',
    'public_id',
    'name',
    'email',
    'email_norm',
    'message',
    'services',
    'spam_score',
    'created_at',
    'digest',
    'language',
  ],
  delivery: [
    'enquiry_id',
    'destination',
    'state',
    'suspected',
    'attempts',
    'next_at',
    'lease_owner',
    'lease_until',
    'message_id',
    'last_code',
    'ambiguous',
    'sent_at',
    'planned',
  ],
  dedupe: ['key', 'enquiry_id', 'expires_at'],
  operator_log: ['id', 'at', 'who', 'command', 'affected', 'public_ids', 'subject'],
} as const;

export type CopiedTable = keyof typeof COLUMNS;

export const COPIED_TABLES = Object.keys(COLUMNS) as CopiedTable[];

/** Values in the order of `COLUMNS`. */
export type Row = (string | number | null)[];

/** Some enquiries with everything that belongs to them, ordered by their keys. */
export type Batch = { last: number; rows: Record<Exclude<CopiedTable, 'operator_log'>, Row[]> };

/** As many of the longest enquiries are about 32 MB. */
const BATCH = 500;

/**
 * Reads the enquiries after a key, with their deliveries and keys.
 *
 * @returns undefined when there are no more
 */
export async function readBatch(db: Kysely<Tables>, after: number): Promise<Batch | undefined> {
  const enquiry = await select(db, 'enquiry', sql`where id > ${after} order by id limit ${BATCH}`);
  const last = enquiry.at(-1)?.[0];
  if (typeof last !== 'number') return undefined;
  const theirs = sql`where enquiry_id > ${after} and enquiry_id <= ${last}`;
  return {
    last,
    rows: {
      enquiry,
      delivery: sorted(await select(db, 'delivery', theirs)),
      dedupe: sorted(await select(db, 'dedupe', theirs)),
    },
  };
}

/** The whole audit log. */
export const readRecord = async (db: Kysely<Tables>): Promise<Row[]> =>
  sorted(await select(db, 'operator_log', sql``));

async function select(
  db: Kysely<Tables>,
  table: CopiedTable,
  rest: ReturnType<typeof sql>,
): Promise<Row[]> {
  const columns = COLUMNS[table];
  const { rows } = await sql<Record<string, string | number | null>>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)} ${rest}
  `.execute(db);
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}

// Each database sorts text in its own way, so the sorting is done here.
const sorted = (rows: Row[]) =>
  rows
    .map((row) => ({ row, key: JSON.stringify(row) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ row }) => row);

/** SQLite takes 32,766 values in a statement. */
const MOST_VALUES = 30_000;

/** Inserts rows unchanged, with their keys. */
export async function insertRows(
  { db, kind }: Database,
  table: CopiedTable,
  rows: Row[],
): Promise<void> {
  const columns = COLUMNS[table];
  const most = Math.floor(MOST_VALUES / columns.length);
  // These are the keys of the source, which the database would otherwise make itself.
  const keys = kind === 'postgres' && table === 'enquiry' ? sql`overriding system value` : sql``;
  for (let i = 0; i < rows.length; i += most) {
    const values = rows.slice(i, i + most).map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(table)}
      (${sql.join(columns.map((column) => sql.ref(column)))}) ${keys}
      values ${sql.join(values)}`.execute(db);
  }
}

/** The last key that was ever given to an enquiry: a key that was erased does not come back. */
export async function lastKey({ db, kind }: Database): Promise<number> {
  const query =
    kind === 'sqlite'
      ? sql<{ last: number }>`select seq as last from sqlite_sequence where name = 'enquiry'`
      : sql<{ last: number }>`select coalesce(pg_sequence_last_value(
          pg_get_serial_sequence('enquiry', 'id')::regclass), 0) as last`;
  return (await query.execute(db)).rows[0]?.last ?? 0;
}

export async function setLastKey({ db, kind }: Database, last: number): Promise<void> {
  if (last === 0) return;
  if (kind === 'postgres') {
    await sql`select setval(pg_get_serial_sequence('enquiry', 'id'), ${last})`.execute(db);
    return;
  }
  await sql`delete from sqlite_sequence where name = 'enquiry'`.execute(db);
  await sql`insert into sqlite_sequence (name, seq) values ('enquiry', ${last})`.execute(db);
}
