import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { aRow, keyedBy } from '../../test/a-row.ts';
import { newDatabase } from '../../test/new-database.ts';
import { until } from '../../test/start-service.ts';
import { parseDatabase } from '../config/config.ts';
import { openStore, type Store } from '../store/store.ts';
import { childEnv } from '../../../test/child-env.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';

const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
const newFile = () => `sqlite:${join(temporaryFolder(), 'x.db')}`;

/** Starts a copy as an operator does. */
function copy(from: string, to: string) {
  const args = [cli, 'enquiries', 'copy', '--from', from, '--to', to, '--json'];
  const child = spawn(process.execPath, args, { env: childEnv });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const ended = new Promise<{ code: number | null; output: string; errors: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output, errors })),
  );
  return { child, ended };
}

async function withStore<Result>(address: string, work: (store: Store) => Promise<Result>) {
  const store = await openStore(parseDatabase(address, '/') ?? expect.fail(address));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Enquiries in all states, odd text among them, and a key that was given and erased. */
const fill = (address: string, count: number) =>
  withStore(address, async (store) => {
    for (let i = 0; i < count; i += 100)
      await store.accept(
        Array.from({ length: Math.min(100, count - i) }, (_, j) =>
          aRow({
            publicId: `enquiry${i + j}`,
            name: 'Zoë \u202e 👩‍💻 "quoted"',
            message: `Line ${i + j}\nשלום\t${'words '.repeat(400)}`,
            held: j % 10 === 0,
            planned: ['webhook'],
            ...keyedBy(`${i + j}`),
          }),
        ),
      );
    // Makes what is planned, a few enquiries at a time, and claims nothing.
    for (let i = 0; i < count; i += 16)
      await store.claim({ owner: 'me', now: 1_000, leaseMs: 1_000, capacities: [] });
    await store.accept([aRow({ publicId: 'gone', emailNorm: 'gone@example.org' })]);
    const entry = { id: 'x', at: 1, who: 'me@here', command: 'erase', subject: 'scrypt:a:b' };
    await store.erase({ entry, argument: ['gone'] });
  });

const nextKey = (address: string) =>
  withStore(address, async (store) => {
    await store.accept([aRow({ publicId: 'next' })]);
    const capacities = [{ destination: 'mail' as const, usual: 9_999, suspected: 0, inFlight: [] }];
    const claimed = await store.claim({ owner: 'me', now: Date.now(), leaseMs: 1_000, capacities });
    return claimed.find(({ publicId }) => publicId === 'next')?.enquiryId;
  });

test('everything is the same after a copy from SQLite to PostgreSQL and back', async () => {
  const [first, second] = [newFile(), newFile()];
  const middle = await newDatabase();
  await fill(first, 700);
  const file = first.slice('sqlite:'.length);
  const before = readFileSync(file);
  const there = await copy(first, middle).ended;
  expect(there).toMatchObject({ code: 0, errors: '' });
  expect(readFileSync(file)).toEqual(before);
  const sums = JSON.parse(there.output);
  expect(sums).toMatchObject({
    enquiry: { count: 700 },
    delivery: { count: 1_330 },
    dedupe: { count: 700 },
    operator_log: { count: 1 },
    lastKey: 701,
  });
  // A second copy to the complete target changes nothing.
  expect((await copy(first, middle).ended).code).toBe(0);
  const back = await copy(middle, second).ended;
  expect(back).toMatchObject({ code: 0, errors: '' });
  // All but the record, in which the way there was written down.
  expect(JSON.parse(back.output)).toEqual({ ...sums, operator_log: expect.anything() as object });
  for (const address of [first, middle, second])
    await withStore(address, async (store) => {
      expect(await store.showEnquiry('enquiry10')).toEqual(
        await withStore(first, (source) => source.showEnquiry('enquiry10')),
      );
    });
  expect(await withStore(second, (store) => store.readLog(9))).toMatchObject([
    { command: 'copy', affected: 700 },
    { command: 'copy', affected: 700 },
    { command: 'erase' },
  ]);
  // A key that was given once does not come back.
  expect(await nextKey(middle)).toBe(702);
  expect(await nextKey(second)).toBe(702);
}, 60_000);

test('a killed copy can be resumed, and no service starts on it until it is complete', async () => {
  const source = newFile();
  const target = await newDatabase();
  await fill(source, 3_000);
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  const count = async () =>
    Number(
      await client.query('select count(*) from enquiry').then(
        ({ rows }) => rows[0]?.count,
        () => 0,
      ),
    );
  const { child, ended } = copy(source, target);
  await until(async () => (await count()) > 0);
  child.kill('SIGKILL');
  await ended;
  const copied = await count();
  expect(copied).toBeLessThan(3_000);
  await expect(withStore(target, async () => undefined)).rejects.toThrow(/unfinished copy of/);
  const other = newFile();
  await fill(other, 10);
  expect((await copy(other, target).ended).errors).toMatch(/unfinished copy of/);
  const { code, output, errors } = await copy(source, target).ended;
  expect([code, errors]).toEqual([0, '']);
  expect(JSON.parse(output)).toMatchObject({ enquiry: { count: 3_000 } });
  expect(await withStore(target, (store) => store.countByState(undefined))).toMatchObject({
    queued: 2_700,
    held: 300,
  });
  await client.end();
}, 60_000);

test('the checksums show that the source changed after its rows were copied', async () => {
  const [source, target] = [newFile(), newFile()];
  await fill(source, 10);
  await copy(source, target).ended;
  // As if the copy had been killed just before its end.
  const unfinished = new DatabaseSync(target.slice('sqlite:'.length));
  const mark = `unfinished copy of ${source.slice('sqlite:'.length)}`;
  unfinished.prepare('insert into migration values (?, 1)').run(mark);
  unfinished.close();
  const busy = new DatabaseSync(source.slice('sqlite:'.length));
  busy.exec("update delivery set state = 'sent' where enquiry_id = 3 and destination = 'webhook'");
  busy.close();
  const { code, errors } = await copy(source, target).ended;
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(
      /differs from its source in delivery \(19 and 19 rows\): something wrote/,
    ),
  ]);
  await expect(withStore(target, async () => undefined)).rejects.toThrow(/unfinished copy of/);
}, 60_000);

test('a copy refuses a target with data, a missing source, and a source in use', async () => {
  const [source, full] = [newFile(), newFile()];
  const target = await newDatabase();
  await fill(source, 10);
  await fill(full, 20);
  expect(await copy(source, full).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/holds other data; give a new, empty database/) as string,
  });
  expect(await copy(newFile(), target).ended).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/x\.db: is not there/) as string,
  });
  expect((await copy(source, source).ended).code).toBe(2);
  const file = source.slice('sqlite:'.length);
  const service = await openStore({ kind: 'sqlite', file }, { sole: true });
  expect((await copy(source, target).ended).errors).toMatch(/another process of the service/);
  await service.close();
  const other = await openStore({ kind: 'postgres', url: target });
  await other.countByState(undefined);
  expect((await copy(source, target).ended).errors).toMatch(/the service runs on it/);
  await other.close();
}, 60_000);
