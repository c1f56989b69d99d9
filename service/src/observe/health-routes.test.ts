import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test, vi } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { isUnwritable, StoreError } from '../db/store-error.ts';
import {
  anEnquiry,
  manualRelay,
  permanentError,
  startTestService,
  until,
} from '../../test/start-service.ts';

test('/livez and /readyz answer, and /metrics only when METRICS is on', async () => {
  const service = await startTestService();
  expect((await fetch(`${service.url}/livez`)).status).toBe(200);
  const ready = await fetch(`${service.url}/readyz`);
  const fine = { circuit: 'closed', oldestSeconds: 0 };
  expect(await ready.json()).toEqual({
    status: 'ready',
    database: 'ok',
    disk: 'ok',
    destinations: { mail: fine, webhook: fine, acknowledgement: fine },
  });
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
});

test('an unwritable database is told apart from one that does not answer', () => {
  const codes = [
    'SQLITE_8',
    'SQLITE_13',
    'SQLITE_778',
    '25006',
    '53100',
    'SQLITE_5',
    'ECONNREFUSED',
  ];
  const unwritable = codes.filter((code) => isUnwritable(new StoreError('no', code)));
  expect(unwritable).toEqual(codes.slice(0, 5));
});

test('concurrent requests for health cause one database query at a time', async () => {
  const service = await startTestService({ env: { METRICS: 'on' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const status = async (url: string) => (await service.app.fastify.inject(url)).statusCode;
  const many = (count: number, url: string) =>
    Promise.all(Array.from({ length: count }, () => status(url)));
  const answer = Promise.withResolvers<never>();
  const probe = vi.spyOn(service.store, 'probe').mockReturnValue(answer.promise);
  const health = vi.spyOn(service.store, 'health').mockReturnValue(answer.promise);
  const asking = many(50, '/readyz');
  // All of them wait for the database.
  await vi.waitUntil(() => vi.getTimerCount() === 50);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asking).toEqual(Array(50).fill(503));
  expect(probe).toHaveBeenCalledOnce();
  expect(health).toHaveBeenCalledOnce();
  answer.reject(new Error('gone'));
  await many(20, '/metrics');
  expect(health).toHaveBeenCalledOnce();
  health.mockRestore();
  probe.mockRestore();
  // The state is cached for a second, then read again.
  expect(await status('/readyz')).toBe(503);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await status('/readyz')).toBe(200);
});

test.each([
  ['does not answer', () => Promise.reject(new StoreError('no', 'SQLITE_5'))],
  ['does not answer', () => new Promise<never>(() => undefined)],
  ['cannot be written', () => Promise.reject(new StoreError('no', 'SQLITE_13'))],
])(
  '/readyz is 503, and /metrics has every series, while the database %s',
  async (state, answer) => {
    const service = await startTestService({ env: { METRICS: 'on' } });
    const scrape = async () => {
      const response = await fetch(`${service.url}/metrics`);
      return { status: response.status, text: await response.text() };
    };
    const series = (text: string) =>
      [...text.matchAll(/^(frontage_\S+) /gm)].map(([, name]) => name);
    const before = await scrape();
    vi.spyOn(service.store, 'probe').mockImplementation(answer);
    vi.spyOn(service.store, 'health').mockImplementation(answer);
    await until(async () => (await scrape()).text.includes('frontage_database_up 0'));
    const ready = await fetch(`${service.url}/readyz`);
    expect([ready.status, await ready.json()]).toMatchObject([503, { database: state }]);
    const { status, text } = await scrape();
    expect(status).toBe(200);
    expect(series(text)).toEqual(series(before.text));
    expect(text).not.toMatch(/^frontage_enquiries_refused_total\S* [1-9]/m);
  },
);

test('every series that the example alert rules use exists from the start', async () => {
  const rules = readFileSync(new URL('../../../docs/alert-rules.yaml', import.meta.url), 'utf8');
  const expressions = rules.match(/(?<=expr: ).+/g) ?? [];
  expect(expressions.length).toBeGreaterThan(9);
  const service = await startTestService({ env: { METRICS: 'on' } });
  const text = await (await fetch(`${service.url}/metrics`)).text();
  for (const name of expressions.join().match(/\b(frontage|nodejs|process)_\w+/g) ?? [])
    expect(text).toMatch(new RegExp(`^${name}\\b`, 'm'));
  for (const name of rules.match(/reason=~"([^"]+)/)?.[1]?.split('|') ?? [])
    expect(text).toContain(`reason="${name}"`);
  expect(text).toMatch(/^frontage_database_bytes [1-9]/m);
});

test('/metrics counts what was accepted, held, refused, sent and failed, and how long it took', async () => {
  let failing = true;
  const transport = {
    send: () => (failing ? Promise.reject(permanentError()) : Promise.resolve()),
  };
  const service = await startTestService({
    env: { METRICS: 'on' },
    deps: { transport, relay: manualRelay },
  });
  await service.post(anEnquiry());
  await service.app.relay.runOnce();
  failing = false;
  await service.post(anEnquiry({ message: '2' }));
  await service.post(anEnquiry({ message: '2' }));
  await service.post(anEnquiry({ message: '[url=x]' }));
  await service.postForm({ website: 'https://x.example' });
  await service.post('{');
  for (const path of ['/nothing', '/no/page', '/api/nothing', '/api/%ff', '/metrics/x'])
    await fetch(`${service.url}${path}`);
  await service.app.relay.runOnce();
  const text = await (await fetch(`${service.url}/metrics`)).text();
  for (const line of [
    'frontage_enquiries_accepted_total{outcome="stored"} 4',
    'frontage_enquiries_accepted_total{outcome="known"} 1',
    'frontage_enquiries_held_total 1',
    'frontage_enquiries_suspected_total 1',
    'frontage_enquiries_refused_total{reason="malformed-body"} 1',
    'frontage_delivery_failures_total{destination="mail"} 1',
    'frontage_delivery_waiting{destination="mail"} 0',
    'frontage_delivery_failed{destination="mail"} 1',
    'frontage_mail_held 1',
    'frontage_delivery_oldest_seconds{destination="mail"} 0',
    'frontage_enquiry_answer_seconds_count 5',
    'frontage_delivery_attempt_seconds_count{destination="mail"} 3',
    'frontage_delivery_attempts_total{destination="mail",outcome="sent"} 2',
    'frontage_delivery_circuit_open{destination="mail"} 0',
    'frontage_page_requests_total{status="404"} 3',
    'frontage_page_requests_total{status="200"} 0',
    'frontage_database_up 1',
    `frontage_build_info{version="${packageJson.version}"} 1`,
  ])
    expect(text.split('\n')).toContain(line);
});
