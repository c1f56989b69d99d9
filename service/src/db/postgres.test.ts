import { createConnection, createServer, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { aRow } from '../../test/a-row.ts';
import { newDatabase } from '../../test/new-database.ts';
import { openStore } from '../store/store.ts';
import { openPostgres } from './postgres.ts';
import { SLOW } from '../../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

/** The start-up parameters that PgBouncer accepts; it refuses all others. */
const ACCEPTED = [
  ...['user', 'database', 'application_name', 'client_encoding'],
  ...['datestyle', 'timezone', 'standard_conforming_strings', 'intervalstyle'],
];

/** Starts a proxy before PostgreSQL that acts as PgBouncer does. Returns the database's URL through it. */
async function startPooler(url: string): Promise<string> {
  const path = `${new URL(url).searchParams.get('host')}/.s.PGSQL.5432`;
  const server = createServer((client) => {
    client.once('data', (first) => {
      // Length and version, then names and values, each with a NUL after it (protocol 3.0, StartupMessage).
      const words = first.subarray(8).toString().split('\0');
      const refused = words.find(
        (name, index) => index % 2 === 0 && name && !ACCEPTED.includes(name),
      );
      if (refused) {
        const fields = `SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`;
        const head = Buffer.from('E\0\0\0\0');
        head.writeInt32BE(4 + fields.length, 1);
        client.end(Buffer.concat([head, Buffer.from(fields)]));
        return;
      }
      const database = createConnection(path);
      database.write(first);
      client.pipe(database).pipe(client);
      for (const side of [client, database]) side.on('error', () => undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return `postgres://postgres:postgres@127.0.0.1:${port}${new URL(url).pathname}`;
}

test('the service runs behind a pooler that refuses start-up parameters, and names the tool for backups', async () => {
  const store = await openStore({ kind: 'postgres', url: await startPooler(await newDatabase()) });
  await store.accept([aRow({ publicId: 'one' })]);
  await store.probe();
  await store.erase(['one']);
  await store.vacuum();
  await expect(store.backup('x.dump')).rejects.toThrow(/pg_dump/);
  expect(await store.listEnquiries({ limit: 1 })).toEqual([]);
  await store.close();
});

test.each([
  ['the service’s', {}, 5_000],
  ['a migration’s', { timeoutMs: 1_800_000 }, 1_800_000],
  ['a copy’s', { timeoutMs: 600_000, isCopy: true }, 600_000],
])(
  'every session of %s has the service’s settings, whatever the database’s defaults are',
  async (_, options, ms) => {
    const url = await newDatabase();
    const onError = () => undefined;
    const direct = openPostgres(url, { onError });
    const database = sql.id(new URL(url).pathname.slice(1));
    for (const setting of [
      'synchronous_commit = off',
      'statement_timeout = 70000',
      'lock_timeout = 70000',
    ])
      await sql`alter database ${database} set ${sql.raw(setting)}`.execute(direct.db);
    await direct.close();
    const { db, close } = openPostgres(await startPooler(url), { onError, ...options });
    const settings = () =>
      sql<{ name: string; setting: string }>`select name, setting, pg_sleep(0.1) from pg_settings
      where name in ('synchronous_commit', 'statement_timeout', 'lock_timeout',
        'idle_in_transaction_session_timeout')`.execute(db);
    for (const { rows } of await Promise.all([settings(), settings(), settings()]))
      expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
        synchronous_commit: 'on',
        statement_timeout: String(ms),
        lock_timeout: String(ms),
        idle_in_transaction_session_timeout: String(4 * ms),
      });
    await close();
  },
);
