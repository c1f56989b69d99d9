import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { aRow, keyedBy } from '../../test/a-row.ts';
import { newDatabase } from '../../test/new-database.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { parseDatabase } from '../config/config.ts';
import { runCommand } from '../run-command.ts';
import { openStore, type Store } from '../store/store.ts';
import { SLOW } from '../../../test/slow.ts';

vi.setConfig({ testTimeout: SLOW });

const folder = temporaryFolderOfFile();
let count = 0;
const newFile = () => `sqlite:${join(folder, `${(count += 1)}.db`)}`;

const copy = (from: string, to: string) =>
  runCommand(['copy', '--from', from, '--to', to, '--json']);

async function withStore<Result>(address: string, work: (store: Store) => Promise<Result>) {
  const store = await openStore(parseDatabase(address, '/') ?? expect.fail(address));
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Stores enquiries in several states, with unusual text among them. */
const fill = (address: string, count: number) =>
  withStore(address, async (store) => {
    await store.accept(
      Array.from({ length: count }, (_, i) =>
        aRow({
          publicId: `enquiry${i}`,
          name: 'Zoë \u202e 👩‍💻 "quoted"',
          message: `Line ${i}\nשלום\t${'words '.repeat(400)}`,
          held: i % 10 === 0,
          planned: ['webhook'],
          ...keyedBy(`${i}`),
        }),
      ),
    );
    await store.writeLog({ at: 1, who: 'me@here', command: 'erase', affected: 1 });
  });

/** Returns everything about all enquiries, and the next key. */
const contentOf = (address: string) =>
  withStore(address, async (store) => ({
    enquiries: await store.exportByEmail('ada@example.org'),
    log: (await store.readLog(9)).map(({ command, affected }) => [command, affected]),
  }));

test('everything is the same after a copy from SQLite to PostgreSQL and back', async () => {
  const [first, middle, second] = [newFile(), await newDatabase(), newFile()];
  await fill(first, 250);
  const before = readFileSync(first.slice('sqlite:'.length));
  const copied = await copy(first, middle);
  expect(copied).toMatchObject({ code: 0, errors: '' });
  expect(JSON.parse(copied.output)).toEqual({
    enquiry: 250,
    delivery: 500,
    dedupe: 250,
    operator_log: 1,
  });
  expect(readFileSync(first.slice('sqlite:'.length))).toEqual(before);
  expect(await copy(middle, second)).toMatchObject({ code: 0, errors: '' });
  const { enquiries } = await contentOf(first);
  expect(enquiries).toHaveLength(250);
  for (const address of [middle, second])
    expect((await contentOf(address)).enquiries).toEqual(enquiries);
  expect((await contentOf(second)).log).toEqual([
    ['copy', 250],
    ['copy', 250],
    ['erase', 1],
  ]);
  // The next enquiry gets a new key, and a duplicate is recognized on the other side too.
  for (const address of [middle, second])
    await withStore(address, async (store) => {
      const again = aRow({ publicId: 'again', message: 'x', ...keyedBy('3') });
      const answers = await store.accept([aRow({ publicId: 'next' }), again]);
      expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'conflict']);
    });
});

test('copy refuses a target with data, a missing source, and a database in use', async () => {
  const [source, full, target] = [newFile(), newFile(), await newDatabase()];
  await fill(source, 10);
  await fill(full, 20);
  const refused = async (from: string, to: string, why: RegExp) => {
    const { code, errors } = await copy(from, to);
    expect([code, errors]).toEqual([1, expect.stringMatching(why)]);
  };
  await refused(source, full, /holds other data; give a new, empty database/);
  // Retention has deleted all enquiries of this one.
  const emptied = newFile();
  for (const address of [source, emptied])
    await withStore(address, async (store) => {
      await store.accept([aRow({ publicId: 'expired' })]);
      await store.advanceRetentionClock({ now: 2_000, limit: 2_000 });
      await store.erase(['expired']);
    });
  await refused(source, emptied, /holds other data/);
  await refused(newFile(), target, /\.db: is not there/);
  expect((await copy(source, source)).code).toBe(2);
  const file = source.slice('sqlite:'.length);
  const service = await openStore({ kind: 'sqlite', file }, { exclusive: true });
  await refused(source, target, /another process of the service/);
  await service.close();
  await withStore(target, async (store) => {
    await store.countByState();
    await refused(source, target, /the service runs on it/);
  });
});
