import { expect, test, vi } from 'vitest';
import { StoreError } from '../db/store-error.ts';
import { anEnquiry, startService, until } from '../../test/start-service.ts';

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

test.each([
  ['SQLITE_8', 'cannot be written'],
  ['SQLITE_13', 'cannot be written'],
  ['SQLITE_778', 'cannot be written'],
  ['25006', 'cannot be written'],
  ['53100', 'cannot be written'],
  ['SQLITE_5', 'does not answer'],
  ['ECONNREFUSED', 'does not answer'],
])('/readyz is 503 when a row cannot be written for %s: %s', async (code, database) => {
  const service = await startService();
  vi.spyOn(service.store, 'probe').mockRejectedValue(new StoreError('no', code));
  const ready = await fetch(`${service.url}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { database }]);
  await service.stop();
});

test('concurrent requests for health cause one database query at a time', async () => {
  const service = await startService({ env: { METRICS: 'on' } });
  const answer = Promise.withResolvers<never>();
  const written = vi.spyOn(service.store, 'probe').mockReturnValue(answer.promise);
  const asked = vi.spyOn(service.store, 'health').mockReturnValue(answer.promise);
  const many = Array.from({ length: 50 }, () => fetch(`${service.url}/readyz`));
  for (const response of await Promise.all(many)) expect(response.status).toBe(503);
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
  expect(written).toHaveBeenCalledOnce();
  expect(asked).not.toHaveBeenCalled();
  answer.reject(new Error('gone'));
  const metrics = Array.from({ length: 20 }, () => fetch(`${service.url}/metrics`));
  await Promise.all(metrics);
  expect(asked.mock.calls.length).toBeLessThan(20);
  asked.mockRestore();
  written.mockRestore();
  await until(async () => (await fetch(`${service.url}/readyz`)).status === 200);
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
    'frontage_mail_sent_total 2',
    'frontage_mail_failed_total 1',
    'frontage_outbox_waiting 0',
    'frontage_outbox_held 1',
    'frontage_enquiry_answer_seconds_count 5',
    'frontage_mail_attempt_seconds_count 3',
    'frontage_delivery_attempts_total{destination="mail",outcome="sent"} 2',
    'frontage_circuit_open 0',
  ])
    expect(text).toContain(line);
  await service.stop();
});
