import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { join } from 'node:path';
import type { CompiledQuery, KyselyPlugin } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { aRow, aSettlement, keyedBy } from '../../test/a-row.ts';
import { claim, settle } from './claim.ts';
import { health } from './health.ts';
import { accept } from './accept.ts';
import {
  erase,
  expiredIds,
  deleteExpiredKeys,
  idsOf,
  isSendingFor,
  deleteExpired,
} from './erase.ts';
import type { Database } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openSqlite } from '../db/sqlite.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';

// Work done for each visitor, second or batch must not read all enquiries there ever were. A small table does
// not show a scan, so SQLite is asked for its query plans.
const file = join(temporaryFolderOfFile(), 'x.db');
const handle = openSqlite({ file });
let beside: DatabaseSync;

beforeAll(async () => {
  await migrate(handle);
  beside = new DatabaseSync(file, { readOnly: true });
});

/** Runs operations and returns SQLite's plan for each of their statements. */
async function plansOf(work: (database: Database) => Promise<unknown>): Promise<string[]> {
  const compiled: CompiledQuery[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      compiled.push(handle.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  await work({ ...handle, db: handle.db.withPlugin(recorder) });
  expect(compiled).not.toEqual([]);
  return compiled.flatMap(({ sql, parameters }) =>
    beside
      .prepare(`explain query plan ${sql}`)
      .all(...(parameters as SQLInputValue[]))
      .map((row) => String(row.detail)),
  );
}

const works: [name: string, work: (database: Database) => Promise<unknown>][] = [
  [
    'storing',
    (database) =>
      accept(database, [
        aRow({ publicId: 'x', planned: ['webhook', 'acknowledgement'], ...keyedBy('x') }),
      ]),
  ],
  [
    'claiming',
    (database) => {
      const capacities = (['mail', 'webhook', 'acknowledgement'] as const).map((destination) => ({
        destination,
        limit: 4,
        suspectedLimit: 3,
        inFlight: [7],
      }));
      return claim(database, { owner: 'me', now: 2_000, leaseMs: 1_000, capacities });
    },
  ],
  [
    'settling',
    (database) => settle(database, { now: 0, settlements: [aSettlement({ enquiryId: 1 })] }),
  ],
  ['looking how everything stands', health],
  [
    'looking for what has expired',
    (database) => expiredIds(database, { sentBefore: 1_000, limit: 10 }),
  ],
  [
    'deleting what has expired',
    (database) => deleteExpired(database, { sentBefore: 1_000, publicIds: ['x', 'y'] }),
  ],
  ['looking for ids', (database) => idsOf(database, { whose: { publicIds: ['x'] }, limit: 10 })],
  ['erasing', (database) => erase(database, ['x', 'y'])],
  ['forgetting keys', (database) => deleteExpiredKeys(database, { now: 1, limit: 10 })],
  [
    'releasing what a clean copy shows to be no spam',
    async (database) => {
      await accept(database, [aRow({ digest: 'held', held: true })]);
      await accept(database, [aRow({ digest: 'held' })]);
    },
  ],
];

describe('no table is scanned completely when', () => {
  test.each(works)('%s', async (_name, work) => {
    const plans = await plansOf(work);
    // Partial indexes hold only deliveries in progress, so a scan of one is cheap.
    const scans = plans.filter(
      (plan) =>
        /^SCAN (delivery|enquiry|dedupe)\b/.test(plan) &&
        !/INDEX delivery_(waiting|stopped)$/.test(plan),
    );
    expect(scans).toEqual([]);
    expect(plans.join()).not.toContain('TEMP B-TREE FOR ORDER BY');
  });
});

test('deliveries in flight to a person are found among those in flight, not among all of the person’s', async () => {
  const plans = await plansOf((database) => isSendingFor(database, { email: 'a@example.org' }));
  expect(plans[0]).toContain('delivery_waiting');
});
