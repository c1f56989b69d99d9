import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Config } from '../../src/config/config.ts';

export type Inspection = {
  ids: Set<string>;
  deliveries: number;
  /** Enquiries without a delivery, which no other look would find. */
  orphans: number;
  unsent: number;
  /** The enquiries whose mail some process has claimed. */
  sending: Set<string>;
  /** 'ok', or what is wrong; PostgreSQL has no such check and is taken at its word. */
  integrity: string;
};

const queries = {
  ids: 'select public_id as id from enquiry',
  deliveries: 'select count(*) as count from delivery',
  orphans:
    'select count(*) as count from enquiry where id not in (select enquiry_id from delivery)',
  sending:
    "select public_id as id from enquiry join delivery on enquiry_id = id where destination = 'mail' and state = 'sending'",
  unsent: "select count(*) as count from delivery where state <> 'sent'",
};

/** Looks at a database past the service: through a connection of its own, in plain SQL. */
export async function inspectDatabase(database: Config['database']): Promise<Inspection> {
  const { query, close } = await open(database);
  const count = async (sql: string) => Number((await query(sql))[0]?.count);
  const idsOf = async (sql: string) => new Set((await query(sql)).map(({ id }) => String(id)));
  const inspection = {
    ids: await idsOf(queries.ids),
    sending: await idsOf(queries.sending),
    deliveries: await count(queries.deliveries),
    orphans: await count(queries.orphans),
    unsent: await count(queries.unsent),
    integrity:
      database.kind === 'sqlite'
        ? String((await query('pragma integrity_check'))[0]?.integrity_check)
        : 'ok',
  };
  await close();
  return inspection;
}

type Row = Record<string, unknown>;

async function open(database: Config['database']) {
  if (database.kind === 'sqlite') {
    const sqlite = new DatabaseSync(database.file, { timeout: 10_000 });
    return {
      query: async (sql: string): Promise<Row[]> => sqlite.prepare(sql).all(),
      close: async () => sqlite.close(),
    };
  }
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    query: async (sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows,
    close: () => client.end(),
  };
}
