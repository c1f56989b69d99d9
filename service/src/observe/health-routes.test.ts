import { expect, onTestFinished, test, vi } from 'vitest';
import { isUnwritable, StoreError } from '../db/store-error.ts';
import { anEnquiry, startService } from '../../test/start-service.ts';

const refused = Object.assign(new Error('no'), {
  code: 'EENVELOPE',
  responseCode: 550,
  command: 'RCPT TO',
});
const noPassword = Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535 });
const byHand = { pollMs: 3_600_000 };

test('/livez and /readyz answer, and /metrics only when asked for', async () => {
  const service = await startService();
  expect((await fetch(`${service.url}/livez`)).status).toBe(200);
  const ready = await fetch(`${service.url}/readyz`);
  expect(await ready.json()).toEqual({
    status: 'ready',
    database: 'ok',
    disk: 'ok',
    circuit: 'closed',
  });
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  await service.stop();
});

test('/readyz is 503 when the database does not answer', async () => {
  const service = await startService();
  await service.store.close();
  const ready = await fetch(`${service.url}/readyz`);
  expect(ready.status).toBe(503);
  expect(await ready.json()).toMatchObject({ database: 'does not answer' });
  await service.stop().catch(() => undefined);
});

test('/readyz is 503 when no row can be written', async () => {
  const service = await startService();
  vi.spyOn(service.store, 'probe').mockRejectedValue(new StoreError('no', 'SQLITE_13'));
  const ready = await fetch(`${service.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([
    503,
    { database: 'cannot be written' },
  ]);
  await service.stop();
});

test('a database that cannot be written is told from one that does not answer', () => {
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
  const service = await startService({ env: { METRICS: 'on' } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const status = async (url: string) => (await service.app.fastify.inject(url)).statusCode;
  const many = (count: number, url: string) =>
    Promise.all(Array.from({ length: count }, () => status(url)));
  const answer = Promise.withResolvers<never>();
  const written = vi.spyOn(service.store, 'probe').mockReturnValue(answer.promise);
  const asked = vi.spyOn(service.store, 'health').mockReturnValue(answer.promise);
  const asking = many(50, '/readyz');
  // Each of them waits at the database; then none waits any longer.
  await vi.waitUntil(() => vi.getTimerCount() === 50);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await asking).toEqual(Array(50).fill(503));
  expect(written).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
  answer.reject(new Error('gone'));
  await many(20, '/metrics');
  expect(asked.mock.calls.length).toBeLessThan(20);
  asked.mockRestore();
  written.mockRestore();
  // The state is kept for a second, and then asked anew.
  expect(await status('/readyz')).toBe(503);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await status('/readyz')).toBe(200);
  vi.useRealTimers();
  await service.stop();
});

test('an open circuit is reported, and the service stays ready, because it still stores', async () => {
  const transport = { send: () => Promise.reject(noPassword) };
  const service = await startService({ deps: { transport, relay: byHand } });
  await service.post(anEnquiry());
  await service.app.relay.runOnce();
  const ready = await fetch(`${service.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([200, { circuit: '535' }]);
  await service.stop();
});

test('/metrics counts what was accepted, held, refused, sent and failed, and how long it took', async () => {
  let failing = true;
  const transport = { send: () => (failing ? Promise.reject(refused) : Promise.resolve()) };
  const service = await startService({
    env: { METRICS: 'on' },
    deps: { transport, relay: byHand },
  });
  await service.post(anEnquiry());
  await service.app.relay.runOnce();
  failing = false;
  await service.post(anEnquiry({ message: '2' }));
  await service.post(anEnquiry({ message: '2' }));
  await service.post(anEnquiry({ message: '[url=x]' }));
  const body = new URLSearchParams({ website: 'https://x.example' });
  await fetch(`${service.url}/api/send-email`, { method: 'POST', redirect: 'manual', body });
  await service.post('{');
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
    'frontage_enquiry_answer_seconds_count 5',
    'frontage_delivery_attempt_seconds_count{destination="mail"} 3',
    'frontage_delivery_attempts_total{destination="mail",outcome="sent"} 2',
    'frontage_delivery_circuit_open{destination="mail"} 0',
  ])
    expect(text).toContain(line);
  await service.stop();
});
