import { expect, onTestFinished, test, vi } from 'vitest';
import pg from 'pg';
import { newDatabase } from '../../test/new-database.ts';
import { anEnquiry, manualRelay, type Service, startService } from '../../test/start-service.ts';
import { openStore } from '../store/store.ts';
import type { Cost } from '../store/cell-rate.ts';
import { createSharedLimit } from './rate-limit.ts';

let message = 0;
const post = async (service: Service, ip: string) =>
  (await service.post(anEnquiry({ message: `${message++}` }), { 'X-Forwarded-For': ip })).status;

const passed = (statuses: number[]) => statuses.filter((status) => status === 200).length;

// A window so long that nothing comes back while a test runs.
const env = { TRUST_PROXY: 'loopback', RATE_LIMIT_MAX: '5', RATE_LIMIT_WINDOW: '36000' };
const window = 36_000_000;

test('three processes on one PostgreSQL share one limit', async () => {
  const DATABASE_URL = await newDatabase();
  const services = await Promise.all(
    [1, 2, 3].map(() =>
      startService({ env: { ...env, DATABASE_URL }, deps: { relay: manualRelay } }),
    ),
  );
  const from = (count: number, ip: (i: number) => string) =>
    Promise.all(
      services.flatMap((service) => Array.from({ length: count }, (_, i) => post(service, ip(i)))),
    );
  expect(passed(await from(5, () => '203.0.113.7'))).toBe(5);
  for (const service of services) expect(await post(service, '203.0.113.7')).toBe(429);
  // The /24 of that address has 45 left, the /48 has 50, and still each of their addresses may send one.
  for (const [left, ip] of [
    [45, (i: number) => `203.0.113.${100 + (i % 15)}`],
    [50, (i: number) => `2001:db8:7:${(i % 15).toString(16)}::1`],
  ] as const) {
    const count = passed(await from(30, ip));
    expect(count).toBeGreaterThanOrEqual(left);
    expect(count).toBeLessThanOrEqual(left + 15);
    expect(await post(services[1] as Service, ip(0))).toBe(429);
  }
  expect(passed(await from(1, () => '198.51.100.7'))).toBe(3);
  const response = await services[0]?.post(anEnquiry(), { 'X-Forwarded-For': '203.0.113.7' });
  expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0);
  await Promise.all(services.map((service) => service.stop()));
});

const costs = (key: string, max: number): Cost[] => [
  { key, ms: window / max },
  { key: 'all', ms: window / 100 },
];

test('concurrent batches stay within the limit, in whatever order they name networks', async () => {
  const url = await newDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => openStore({ kind: 'postgres', url })));
  const batches = Array.from({ length: 30 }, (_, i) => {
    const keys = Array.from({ length: 20 }, (_, j) => `network ${(i * 7 + j * 3) % 20}`);
    const store = stores[i % 3];
    return store?.useNetworks({ window, enquiries: keys.map((key) => costs(key, 5)) });
  });
  let passing = (await Promise.all(batches)).flat().filter((wait) => wait === 0).length;
  expect(passing).toBeLessThanOrEqual(100);
  // A batch gives back the use that it reserved for refused enquiries.
  for (let i = 0; i < 100; i += 1) {
    const [wait] =
      (await stores[0]?.useNetworks({ window, enquiries: [costs(`new ${i}`, 5)] })) ?? [];
    if (wait === 0) passing += 1;
  }
  expect(passing).toBe(100);
  await Promise.all(stores.map((store) => store.close()));
});

test('a limit refuses only a part of the network that has written, to whichever process', async () => {
  const store = await openStore({ kind: 'postgres', url: await newDatabase() });
  const limit = createSharedLimit({ store, windowSeconds: 60, secret: 's' });
  const from = (part: string): Cost[] => [
    { key: part, ms: 1_000 },
    { key: 'around', ms: 20_000, part },
  ];
  const passes = async (...parts: string[]) =>
    (await limit(parts.map(from))).map((wait) => wait === 0);
  expect(await passes('a', 'a', 'a', 'a')).toEqual([true, true, true, false]);
  expect(await passes('a', 'b', 'b')).toEqual([false, true, false]);
  expect(await passes('c')).toEqual([true]);
  expect(await passes('b', 'c')).toEqual([false, false]);
  await store.close();
});

test('the database holds no address, and none is remembered for longer than it counts', async () => {
  const url = await newDatabase();
  const store = await openStore({ kind: 'postgres', url });
  const client = new pg.Client(url);
  await client.connect();
  const rows = async () => (await client.query('select key, even_at from network_use')).rows;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const limit = createSharedLimit({ store, windowSeconds: 60, secret: 's' });
  expect(await limit([[{ key: '203.0.113.7', ms: 12_000 }]])).toEqual([0]);
  expect(JSON.stringify(await rows())).not.toContain('203.0.113');
  await store.deleteQuietNetworks(60_000);
  expect(await rows()).toHaveLength(1);
  // The database has its own clock, so the test moves the row back by two windows.
  await client.query('update network_use set even_at = even_at - 120000');
  const deleteQuietNetworks = vi.spyOn(store, 'deleteQuietNetworks');
  vi.advanceTimersByTime(179_999);
  expect(deleteQuietNetworks).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await deleteQuietNetworks.mock.results[0]?.value;
  expect(await rows()).toEqual([]);
  await client.end();
  await store.close();
});
