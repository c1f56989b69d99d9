import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { newDatabase } from '../../test/new-database.ts';
import type { Config } from '../config/config.ts';
import type { NewEnquiry } from './accept.ts';
import { openStore } from './store.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

type Row = Record<string, unknown>;
type Query = (sql: string) => Promise<Row[]>;

const fixture = (kind: string) =>
  readFileSync(new URL(`../../test/fixtures/outbox.${kind}.sql`, import.meta.url), 'utf8');

/** A database as the version before left it, and a connection past the service to look at it. */
const kinds: [
  kind: string,
  make: () => Promise<{ database: Config['database']; query: Query; close: () => Promise<void> }>,
][] = [
  [
    'SQLite',
    async () => {
      const file = join(temporaryFolder(), 'x.db');
      const sqlite = new DatabaseSync(file);
      sqlite.exec(`pragma journal_mode = wal; ${fixture('sqlite')}`);
      return {
        database: { kind: 'sqlite', file },
        query: async (sql) => sqlite.prepare(sql).all(),
        close: async () => sqlite.close(),
      };
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const url = await newDatabase();
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(fixture('postgres'));
      return {
        database: { kind: 'postgres', url },
        query: async (sql) => (await client.query<Row>(sql)).rows,
        close: () => client.end(),
      };
    },
  ],
];

const columns =
  'enquiry_id, state, attempts, next_at, lease_owner, lease_until, message_id, last_code, ambiguous, sent_at';

describe.each(kinds)('on %s', (_, make) => {
  test('a database of the previous version is migrated, row by row', async () => {
    const { database, query, close } = await make();
    const outbox = await query(`select ${columns} from outbox order by enquiry_id`);
    const enquiries = await query('select * from enquiry order by id');
    const keys = await query('select * from dedupe order by key');
    expect([outbox.length, enquiries.length, keys.length]).toEqual([11, 11, 20]);
    const states = new Set(outbox.map(({ state }) => state));
    expect(states).toEqual(new Set(['queued', 'sending', 'sent', 'failed', 'held']));

    const store = await openStore(database);
    expect(await query(`select ${columns} from delivery order by enquiry_id`)).toEqual(outbox);
    expect(
      await query("select * from delivery where destination <> 'mail' or suspected <> 0"),
    ).toEqual([]);
    // The digest of its content has moved into the enquiry.
    const isKey = ({ key }: Row) => String(key).startsWith('idempotency:');
    const digests = new Map(
      keys
        .filter((row) => !isKey(row))
        .map((row) => [row.enquiry_id, String(row.key).slice('payload:'.length)]),
    );
    expect(await query('select * from enquiry order by id')).toEqual(
      enquiries.map((row) => ({ ...row, digest: digests.get(row.id) ?? null, language: null })),
    );
    expect(await query('select * from dedupe order by key')).toEqual(keys.filter(isKey));
    expect(await store.countByState(undefined)).toEqual({
      queued: 4,
      sending: 1,
      sent: 2,
      failed: 2,
      held: 2,
    });
    // What is known stays known, and a key that was erased does not come back.
    const repeated = {
      ...base,
      publicId: 'again',
      idempotency: { key: 'idempotency:sent', expiresAt: 1_790_928_000_000 },
      ...{ name: 'sent', email: 'sent@example.org', message: 'Words of sent', services: 'uiUx' },
    };
    expect(await store.accept([repeated, { ...base, publicId: 'new' }])).toEqual([
      { outcome: 'known', publicId: 'sent' },
      { outcome: 'stored', publicId: 'new' },
    ]);
    expect(await query("select id from enquiry where public_id = 'new'")).toMatchObject([
      { id: expect.toSatisfy((id) => Number(id) === 14) as number },
    ]);
    await store.close();
    await (await openStore(database)).close();
    await close();
  });

  test('a process of the previous version can no longer store, claim or settle', async () => {
    const { database, query, close } = await make();
    // It has asked already, as a process that runs has.
    await query(`select ${columns} from outbox order by next_at`);
    await (await openStore(database)).close();
    const before = await query('select * from delivery order by enquiry_id');
    for (const sql of [
      `insert into outbox (enquiry_id, state, next_at, message_id) values (2, 'queued', 1, '<x@example.com>')`,
      `select ${columns} from outbox order by next_at`,
      `update outbox set state = 'sending', lease_owner = 'old' where enquiry_id in (11)`,
      `update outbox set state = 'sent' where enquiry_id = 8 and lease_owner = 'old process'`,
      `delete from enquiry where id not in (select enquiry_id from outbox where state = 'queued')`,
    ])
      await expect(query(sql)).rejects.toThrow(/no such table: outbox|"outbox" does not exist/);
    expect(await query('select * from delivery order by enquiry_id')).toEqual(before);
    await close();
  });
});

const base: Omit<NewEnquiry, 'publicId'> = {
  name: '',
  email: '',
  emailNorm: '',
  message: '',
  language: null,
  services: '',
  spamScore: 0,
  held: false,
  suspected: false,
  messageId: '<new@example.com>',
  planned: [],
  createdAt: 1_790_841_700_000,
  digest: 'new',
  idempotency: undefined,
};

test('on PostgreSQL the migration waits for a transaction of an old process', async () => {
  const [, make] = kinds[1] ?? [];
  const { database, query, close } = await (make ?? expect.fail)();
  await query('begin');
  await query("update outbox set state = 'sent', sent_at = 1 where enquiry_id = 8");
  let isMoved = false;
  const moving = openStore(database).then((store) => ((isMoved = true), store));
  const { url } = database as { url: string };
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  const waits = "select 1 from pg_locks where not granted and relation = 'outbox'::regclass";
  while ((await other.query(waits)).rowCount === 0) await new Promise(setImmediate);
  expect(isMoved).toBe(false);
  await query('commit');
  const store = await moving;
  expect(await store.showEnquiry('sending')).toMatchObject({ state: 'sent' });
  await store.close();
  await other.end();
  await close();
});
