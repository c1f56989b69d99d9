import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRow, aSettlement, keyedBy } from '../../test/a-row.ts';
import { newDatabase } from '../../test/new-database.ts';
import type { Config } from '../config/config.ts';
import type { ClaimRequest, Capacity } from './claim.ts';
import { newEnquiry } from '../enquiries/new-enquiry.ts';
import type { NewEnquiry } from './accept.ts';
import { openPostgres } from '../db/postgres.ts';
import { openSqlite } from '../db/sqlite.ts';
import { openStore, type Store } from './store.ts';
import { temporaryFolderOfFile } from '../../../test/temporary-folder.ts';
import { DAY } from '../system/clock.ts';

const capacityFor = (limit: number, suspectedLimit = 0): Capacity => ({
  destination: 'mail',
  limit,
  suspectedLimit,
  inFlight: [],
});

// On PostgreSQL the server's clock decides; `now` is the host's claim.
const claimOf = (owner: string, changes: Partial<ClaimRequest> = {}): ClaimRequest => ({
  owner,
  now: Date.now(),
  leaseMs: 90_000,
  capacities: [capacityFor(100)],
  ...changes,
});

const folder = temporaryFolderOfFile();
let count = 0;

const kinds: [kind: string, make: () => Promise<Config['database']>][] = [
  [
    'SQLite',
    async () => ({
      kind: 'sqlite',
      file: join(folder, `${(count += 1)}.db`),
    }),
  ],
  ['PostgreSQL', async () => ({ kind: 'postgres', url: await newDatabase() })],
];

describe.each(kinds)('on %s', (kind, make) => {
  let database: Config['database'];
  let store: Store;
  let stores: Store[];

  beforeAll(async () => {
    database = await make();
    // Processes that start together create the tables once.
    stores = await Promise.all([1, 2, 3].map(() => openStore(database)));
    [store] = stores as [Store];
  });

  afterAll(async () => void (await Promise.all(stores.map((store) => store.close()))));

  // Opening a database takes longer than most tests.
  beforeEach(async () => {
    const all = await store.listEnquiries({ limit: 10_000 });
    await store.erase(all.map(({ publicId }) => publicId));
  });

  test('a version refuses a database that a newer version has migrated', async () => {
    const newer = await make();
    await (await openStore(newer)).close();
    const { db, close } =
      newer.kind === 'sqlite'
        ? openSqlite({ file: newer.file })
        : openPostgres(newer.url, { onError: () => undefined });
    const name = '0002-another';
    await db.insertInto('kysely_migration').values({ name, timestamp: '' }).execute();
    await close();
    for (const mustExist of [false, true])
      await expect(openStore(newer, { mustExist })).rejects.toMatchObject({
        code: 'OTHER_VERSION',
        message: expect.stringMatching(/does not know \(0002-another\); start the version/),
      });
  });

  test('a database that must exist is an error if it is missing, and is not created', async () => {
    const missing = await make();
    const code = kind === 'SQLite' ? 'MISSING' : 'FOREIGN';
    for (let i = 0; i < 2; i += 1)
      await expect(openStore(missing, { mustExist: true })).rejects.toMatchObject({ code });
    const store = await openStore(database, { mustExist: true });
    await store.close();
  });

  test('a row that cannot be stored fails alone', async () => {
    await store.accept([aRow({ publicId: 'twice' })]);
    const batch = [aRow(), aRow({ publicId: 'twice' }), aRow()];
    const answers = await store.accept(batch);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'failed', 'stored']);
    expect(await store.countByState()).toMatchObject({ queued: 3 });
  });

  test('an address of 60 KB, too long for an index, does not fail the rest of its batch', async () => {
    const email = `${randomBytes(30_000).toString('hex')}@example.org`;
    const services = {
      websites: false,
      shops: false,
      apps: false,
      audits: true,
      hosting: false,
    };
    const long = newEnquiry(
      { name: '', email, message: '', services },
      {
        now: 1_000,
        destinations: { messageIdDomain: 'example.com', webhook: false, acknowledges: undefined },
        language: null,
        idempotencyKey: undefined,
        isHoneypotFilled: false,
      },
    );
    const answers = await store.accept([aRow(), long, aRow()]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['stored', 'stored', 'stored']);
    const publicIds = await store.idsOf({ whose: { email }, limit: 10 });
    expect(await store.erase(publicIds)).toEqual([long.publicId]);
  });

  test('a duplicate of a row that failed is not reported as stored', async () => {
    await store.accept([aRow({ publicId: 'twice' })]);
    const copies = [1, 2].map(() => aRow({ publicId: 'twice', digest: 'same' }));
    const answers = await store.accept(copies);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['failed', 'failed']);
  });

  test('concurrent duplicates become one row, whichever process gets them', async () => {
    const rounds = Array.from({ length: 20 }, (_, round) =>
      stores.map((store) =>
        store.accept([
          round % 2 === 0 ? aRow({ digest: `b${round}` }) : aRow(keyedBy(`b${round}`)),
          round % 2 === 0 ? aRow({ digest: `a${round}` }) : aRow(keyedBy(`a${round}`)),
        ]),
      ),
    );
    const answers = (await Promise.all(rounds.flat())).flat();
    expect(answers.filter(({ outcome }) => outcome === 'stored')).toHaveLength(40);
    expect(answers.filter(({ outcome }) => outcome === 'known')).toHaveLength(80);
    expect(await store.countByState()).toMatchObject({ queued: 40 });
  });

  test('a clean copy of a held enquiry releases it, with all its deliveries', async () => {
    const outcomes = async (...batch: NewEnquiry[]) =>
      (await store.accept(batch)).map((acceptance) => acceptance.outcome);
    const copies = (as: Partial<NewEnquiry>) => [
      aRow({ ...as, held: true }),
      aRow({ ...as, planned: ['webhook'] }),
    ];
    const [keyed, keyedClean] = copies(keyedBy('x')) as [NewEnquiry, NewEnquiry];
    const [same, sameClean] = copies({ digest: 'same' }) as [NewEnquiry, NewEnquiry];
    expect(await outcomes(keyed, same)).toEqual(['stored', 'stored']);
    // Another held copy changes nothing, and neither does another enquiry.
    expect(await outcomes(same, aRow())).toEqual(['known', 'stored']);
    expect(await store.countByState()).toMatchObject({ held: 2, queued: 1 });
    expect(await outcomes(keyedClean, sameClean)).toEqual(['released', 'released']);
    expect(await outcomes(keyedClean, same, sameClean)).toEqual(['known', 'known', 'known']);
    expect(await outcomes(...copies({ digest: 'together' }))).toEqual(['stored', 'released']);
    expect(await store.countByState()).toMatchObject({ held: 0, queued: 4 });
    const claimed = await store.claim(claimOf('me'));
    expect(claimed).toHaveLength(4);
    expect(claimed.map(({ publicId }) => publicId)).toContain(same.publicId);
    expect(await store.countByState('webhook')).toMatchObject({ queued: 3 });
  });

  test('an enquiry that was mailed already is not released by another copy', async () => {
    await store.accept([aRow({ digest: 'same', held: true })]);
    await store.accept([aRow({ digest: 'same' })]);
    await store.claim(claimOf('me'));
    const [again] = await store.accept([aRow({ digest: 'same' })]);
    expect(again?.outcome).toBe('known');
    expect(await store.countByState()).toMatchObject({ sending: 1, queued: 0 });
  });

  test('several processes together claim each delivery exactly once', async () => {
    await store.accept(Array.from({ length: 200 }, () => aRow()));
    const claimed: number[] = [];
    await Promise.all(
      stores.map(async (store, i) => {
        for (;;) {
          const rows = await store.claim(claimOf(`owner ${i}`, { capacities: [capacityFor(7)] }));
          if (rows.length === 0) return;
          claimed.push(...rows.map(({ enquiryId }) => enquiryId));
        }
      }),
    );
    // SKIP LOCKED may skip a row that another held for a moment; the next poll claims it.
    const rest = await store.claim(claimOf('owner 0', { capacities: [capacityFor(200)] }));
    claimed.push(...rest.map(({ enquiryId }) => enquiryId));
    expect(claimed).toHaveLength(200);
    expect(new Set(claimed).size).toBe(200);
  });

  test('a process that lost its lease can no longer settle the delivery', async () => {
    await store.accept([aRow()]);
    const [first] = await store.claim(claimOf('first', { leaseMs: 0 }));
    const [second] = await store.claim(claimOf('second'));
    expect(second?.enquiryId).toBe(first?.enquiryId);
    const settlements = ['first', 'second'].map((owner) =>
      aSettlement(first, { owner, code: owner }),
    );
    await store.settle({ now: Date.now(), settlements });
    expect(await store.showEnquiry(first?.publicId ?? '')).toMatchObject({ lastCode: 'second' });
  });

  test('a process does not claim again what it delivers now, even after the lease has ended', async () => {
    await store.accept([aRow()]);
    const [claimed] = await store.claim(claimOf('me', { leaseMs: 0 }));
    const capacities = [{ ...capacityFor(1), inFlight: [claimed?.enquiryId ?? 0] }];
    expect(await store.claim(claimOf('me', { capacities }))).toEqual([]);
    expect(await store.claim(claimOf('another'))).toHaveLength(1);
  });

  test('a person is found however the address was written, then and now', async () => {
    const spellings = [
      'Person <person@example.org>',
      ' PERSON@Example.org. ',
      'mailto:person@example.org?subject=Hello',
      '"person@example.org"',
      '"Pers" person@example.org',
      'Email: person@example.org',
      'person@example.org (work)',
      'mailto:person%40example.org',
      'Person＠Example.org',
      'ｐｅｒｓｏｎ@example．org',
      '\u202aperson\u200b@exam\u200dple.org\u202c',
      '‘person@example.org’ ',
      'person @ example.org',
      'person@example.org, other@example.org',
      'other@example.net; person@example.org',
      'other@example.net/person@example.org',
      `${'other@example.net '.repeat(200)}person@example.org`,
    ];
    await store.accept(spellings.map((email, index) => aRow({ publicId: `${index}`, email })));
    const otherAddresses = [
      'a.person@example.org',
      'person@example.org.uk',
      'o’person@example.org',
      '',
    ];
    await store.accept([
      aRow({ publicId: 'idn', email: 'ä@Bücher.example' }),
      ...otherAddresses.map((email) => aRow({ email })),
    ]);
    for (const spelling of [...spellings.slice(0, 13), 'person@example.org'])
      expect(await store.exportByEmail(spelling), spelling).toHaveLength(spellings.length);
    for (const spelling of ['ä@xn--bcher-kva.example', 'Ä <ä@bücher.example>'])
      expect(await store.exportByEmail(spelling), spelling).toHaveLength(1);
    expect(await store.idsOf({ whose: { email: '<PERSON@example.org>' }, limit: 99 })).toHaveLength(
      spellings.length,
    );
  });

  test('a search finds words in every text, however they were written', async () => {
    const filler = Array.from({ length: 250 }, (_, index) => aRow({ message: `filler ${index}` }));
    await store.accept([
      aRow({ publicId: 'two', email: 'eve@example.net, person@example.org', name: '' }),
      aRow({ publicId: 'text', message: 'My other address is\nPerson@Example.org' }),
      aRow({ publicId: 'idn', email: 'ä@xn--bcher-kva.example', name: 'JOSÉ Große' }),
      aRow({ publicId: 'letters', message: 'Ask a\u0308@BÜCHER.example, José\u200b  Grosse' }),
      aRow({ publicId: 'marks', message: '\u0301'.repeat(60_000) }),
      ...filler,
    ]);
    const search = async (...words: string[]) =>
      (await store.searchEnquiries({ words, limit: 9 })).map(({ publicId }) => publicId).sort();
    for (const words of [
      'person@example.org',
      'Somebody <PERSON@example.org.>',
      'mailto:person@example.org',
    ])
      expect(await search(words), words).toEqual(['text', 'two']);
    for (const words of [
      'ä@bücher.example',
      'Ä@XN--BCHER-KVA.example',
      'jose',
      'jose grosse',
      'GROSSE',
    ])
      expect(await search(words), words).toEqual(['idn', 'letters']);
    expect(await search('address', 'person', 'other')).toEqual(['text']);
    expect(await search('address', 'eve')).toEqual([]);
    expect(await search('\u0301', ' ')).toEqual([]);
    expect(await search('filler')).toHaveLength(9);
  });

  test('suspected spam is claimed after the others, with a limit of its own', async () => {
    await store.accept(Array.from({ length: 50 }, () => aRow({ suspected: true })));
    await store.accept([aRow({ publicId: 'a' }), aRow({ publicId: 'b' }), aRow({ publicId: 'c' })]);
    const claim = async () => {
      const rows = await store.claim(claimOf('me', { capacities: [capacityFor(3, 2)] }));
      return rows.map(({ suspected, publicId }) => (suspected ? 'suspected' : publicId));
    };
    await store.accept([aRow({ publicId: 'd' })]);
    // Those of the same moment come in any order.
    const [first, second] = [await claim(), await claim()];
    expect([...first, ...second].toSorted()).toEqual(['a', 'b', 'c', 'd', 'suspected']);
    expect(second[1]).toBe('suspected');
    expect(await claim()).toEqual(['suspected', 'suspected']);
  });

  test('each delivery of an enquiry is claimed and settled separately', async () => {
    await store.accept([aRow({ publicId: 'x', planned: ['webhook'] })]);
    const capacities = [{ ...capacityFor(4), destination: 'webhook' as const }];
    const [claimed] = await store.claim(claimOf('me', { capacities }));
    expect(claimed).toMatchObject({ destination: 'webhook', messageId: 'msg_x' });
    const failed = { destination: 'webhook', state: 'failed', code: '422' } as const;
    await store.settle({ now: 0, settlements: [aSettlement(claimed, failed)] });
    expect(await store.showEnquiry('x')).toMatchObject({
      state: 'queued',
      deliveries: expect.arrayContaining([
        expect.objectContaining({ destination: 'mail', state: 'queued', attempts: 0 }),
        expect.objectContaining({ destination: 'webhook', state: 'failed', lastCode: '422' }),
      ]) as unknown,
    });
    expect(await store.health()).toMatchObject({
      unsuspected: 1,
      byDestination: {
        mail: { waiting: 1, failed: 0, oldestAt: 1_000 },
        webhook: { waiting: 0, failed: 1, oldestAt: null },
      },
    });
    expect(await store.size()).toBeGreaterThan(1_000);
    const now = Date.now();
    expect(await store.retry({ publicIds: ['x'], now })).toMatchObject({
      failed: 1,
      due: 1,
    });
    expect(await store.countByState('webhook')).toMatchObject({ queued: 1, failed: 0 });
  });

  test('a daily acknowledgement is stored once, whichever process gets the enquiry', async () => {
    const rowWith = (createdAt: number, email = 'Ada@Example.org') =>
      aRow({ createdAt, email, planned: ['acknowledgement'] });
    const rows = () => [rowWith(1_000), rowWith(1_000, 'ada+again@example.org')];
    await Promise.all(stores.flatMap((store) => [1, 2, 3].map(() => store.accept(rows()))));
    const count = async () => (await store.countByState('acknowledgement')).queued;
    expect(await count()).toBe(1);
    expect(await store.countByState()).toMatchObject({ queued: 18 });
    await store.accept([rowWith(1_000 + DAY - 1)]);
    expect(await count()).toBe(1);
    await store.accept([rowWith(1_000, 'grace@example.org'), rowWith(1_000 + DAY)]);
    expect(await count()).toBe(3);
  });

  test(
    kind === 'SQLite'
      ? 'one process of the service holds the file, and what an earlier one was sending is due at its start'
      : 'a host whose clock is far ahead takes nothing that another holds, and delays nothing',
    async () => {
      const database = await make();
      const store = await openStore(database, { exclusive: true });
      const ahead = Date.now() + 365 * 24 * 60 * 60_000;
      await store.accept([aRow({ publicId: 'held by another', createdAt: Date.now() })]);
      expect(await store.claim(claimOf('killed'))).toHaveLength(1);
      if (database.kind === 'sqlite') {
        await expect(openStore(database, { exclusive: true })).rejects.toThrow(/another process/);
        // The operator's command works beside it, and releases no leases.
        const beside = await openStore(database);
        expect(await beside.claim(claimOf('beside'))).toEqual([]);
        await beside.close();
        await store.close();
        const next = await openStore(database, { exclusive: true });
        expect(await next.claim(claimOf('next'))).toHaveLength(1);
        await next.close();
        return;
      }
      expect(await store.claim(claimOf('ahead', { now: ahead }))).toEqual([]);
      // What the fast host stores is due for everybody at once, and what it postpones is not years away.
      await store.accept([aRow({ publicId: 'stored ahead', createdAt: ahead })]);
      const [claimed] = await store.claim(claimOf('ahead', { now: ahead }));
      expect(claimed?.publicId).toBe('stored ahead');
      expect(await store.claim(claimOf('right'))).toEqual([]);
      const settlement = aSettlement(claimed, { owner: 'ahead', state: 'queued', code: '451' });
      await store.settle({ now: ahead, settlements: [settlement] });
      expect(await store.showEnquiry('stored ahead')).toMatchObject({ lastCode: '451' });
      expect(await store.claim(claimOf('right'))).toHaveLength(1);
      await store.close();
    },
  );

  test('retry makes waiting deliveries due with no attempts, and leaves sent and held ones alone', async () => {
    for (const publicId of ['waits', 'sent', 'sending'])
      await store.accept([aRow({ publicId, planned: ['webhook'] })]);
    await store.accept([aRow({ publicId: 'held', held: true })]);
    const claimed = await store.claim(claimOf('me'));
    const claimedAs = (name: string) => claimed.find(({ publicId }) => publicId === name);
    const settlements = [
      aSettlement(claimedAs('waits'), { state: 'queued', attempts: 7, pauseMs: 3_600_000 }),
      aSettlement(claimedAs('sent')),
    ];
    await store.settle({ now: Date.now(), settlements });
    expect(await store.claim(claimOf('me'))).toEqual([]);
    const now = Date.now();
    const mail = { destination: 'mail', now } as const;
    expect(await store.retry({ ...mail, publicIds: ['sent', 'sending', 'held'] })).toEqual({
      failed: 0,
      waiting: 0,
      due: 0,
    });
    const waited = { failed: 0, waiting: 1, due: 0 };
    expect(await store.retry(mail)).toEqual(waited);
    expect(await store.showEnquiry('sent')).toMatchObject({ state: 'sent' });
    expect(await store.claim(claimOf('me'))).toMatchObject([{ publicId: 'waits', attempts: 7 }]);
    expect(await store.retry({ now, destination: 'webhook' })).toMatchObject({
      due: 3,
    });
  });

  test('the log says what operators did, newest first, until it is forgotten', async () => {
    const entry = { who: 'me@here', affected: 1 };
    for (const [at, command] of [
      [5, 'discard'],
      [6, 'erase'],
    ] as const)
      await store.writeLog({ ...entry, at, command });
    expect((await store.readLog(10)).map(({ command }) => command)).toEqual(['erase', 'discard']);
    await store.deleteOldLog(6);
    expect(await store.readLog(10)).toEqual([{ ...entry, at: 6, command: 'erase' }]);
  });

  test('retention deletes what was sent long ago, and nothing that was not sent', async () => {
    await store.accept([aRow({ publicId: 'sent' }), aRow({ publicId: 'failed' })]);
    const settlements = (await store.claim(claimOf('me'))).map((claimed) =>
      aSettlement(claimed, { state: claimed.publicId as 'sent' | 'failed' }),
    );
    await store.settle({ now: Date.now(), settlements });
    const sentAt = (await store.showEnquiry('sent'))?.sentAt ?? 0;
    await store.accept([aRow({ publicId: 'queued' }), aRow({ publicId: 'sending' })]);
    await store.claim(claimOf('me', { capacities: [capacityFor(1)] }));
    await store.accept([aRow({ publicId: 'held', held: true })]);
    const deleteExpired = async (sentBefore: number) => {
      const ids = await store.expiredIds({ sentBefore, limit: 10 });
      // An enquiry that has not expired stays, even if it is asked for.
      const publicIds = [...ids, 'queued', 'sending', 'failed', 'held'];
      expect(await store.deleteExpired({ sentBefore, publicIds })).toEqual(ids);
      return ids;
    };
    expect(await deleteExpired(sentAt)).toEqual([]);
    expect(await deleteExpired(1e15)).toEqual(['sent']);
    const counts = { queued: 1, sending: 1, failed: 1, held: 1 };
    expect(await store.countByState()).toMatchObject(counts);
  });

  test('retention’s time follows the clock forwards within a limit, and backwards at once', async () => {
    const passed = [await store.advanceRetentionClock({ now: 0, limit: 0 })];
    await store.accept([aRow({ createdAt: 2_000 }), aRow({ createdAt: 5_000 })]);
    for (const [now, limit] of [
      [9_000, 0],
      [9_000, 1_500],
      [9_000, 9_000],
      [4_000, 1],
      [99_000, 2],
    ] as const)
      passed.push(await store.advanceRetentionClock({ now, limit }));
    expect(passed).toEqual([0, 5_000, 6_500, 9_000, 4_000, 9_002]);
  });
});
