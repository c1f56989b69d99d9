import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { anEnquiry, startService } from '../../test/start-service.ts';
import type { Message } from '../mail/enquiry-message.ts';
import { createAlarm } from '../operator/alarm.ts';
import { applyRetention } from '../operator/retention.ts';

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
  await service.app.fastify.close().catch(() => undefined);
});

test('an open circuit is told, and the service stays ready, because it still stores', async () => {
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
  await service.post('{');
  await service.app.relay.runOnce();
  const text = await (await fetch(`${service.url}/metrics`)).text();
  for (const line of [
    'frontage_enquiries_accepted_total{outcome="stored"} 3',
    'frontage_enquiries_accepted_total{outcome="known"} 1',
    'frontage_enquiries_held_total 1',
    'frontage_enquiries_refused_total{reason="malformed-body"} 1',
    'frontage_mail_sent_total 1',
    'frontage_mail_failed_total 1',
    'frontage_outbox_waiting 0',
    'frontage_outbox_held 1',
    'frontage_enquiry_answer_seconds_count 4',
    'frontage_mail_attempt_seconds_count 2',
    'frontage_circuit_open 0',
  ])
    expect(text).toContain(line);
  await service.stop();
});

test('somebody is told once when an enquiry failed for good, and when the oldest waits over an hour', async () => {
  const mails: Message[] = [];
  let failing = true;
  const transport = {
    send: async (message: Message) => {
      if (failing) throw refused;
      mails.push(message);
    },
  };
  const clock = createManualClock();
  const service = await startService({ deps: { transport, clock, relay: byHand } });
  const { config, store } = service;
  const alarm = createAlarm({ config, store, transport, clock, log: { error: () => undefined } });
  await service.post(anEnquiry({ message: 'private words' }));
  await service.app.relay.runOnce();
  await expect(alarm.check()).rejects.toThrow();
  failing = false;
  expect([await alarm.check(), await alarm.check()]).toEqual([true, false]);
  expect(JSON.stringify(mails)).not.toMatch(/private words|ada@/);
  failing = true;
  transport.send = () => Promise.reject(noPassword);
  await service.post(anEnquiry({ message: 'another' }));
  await service.app.relay.runOnce();
  transport.send = async (message) => void mails.push(message);
  clock.pass(59 * 60_000);
  expect(await alarm.check()).toBe(false);
  clock.pass(2 * 60_000);
  expect([await alarm.check(), await alarm.check()]).toEqual([true, false]);
  expect(mails[1]?.text).toContain('1 enquiries wait; the oldest since 2026');
  await service.stop();
});

test('what was sent long ago is deleted, with its mail in the folder', async () => {
  const clock = createManualClock();
  const service = await startService({ deps: { clock, relay: byHand } });
  await service.post(anEnquiry());
  await service.app.relay.runOnce();
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const options = { ...service, clock, log };
  clock.pass(89 * 24 * 60 * 60_000);
  expect(await applyRetention(options)).toBe(0);
  clock.pass(2 * 24 * 60 * 60_000);
  expect(await applyRetention(options)).toBe(1);
  expect(await service.store.listEnquiries({ limit: 1 })).toEqual([]);
  await service.stop();
});
