import { expect, test, vi } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { startReceiver } from '../../test/receiver.ts';
import { anEnquiry, startService } from '../../test/start-service.ts';
import type { Message } from '../mail/enquiry-message.ts';
import { createAlerts } from './alerts.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const refused = Object.assign(new Error('no'), {
  code: 'EENVELOPE',
  responseCode: 550,
  command: 'RCPT TO',
});
const noPassword = Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535 });

/** The alerts of a service, with a mail server that takes everything until a test gives it another answer. */
async function withAlerts(env: Record<string, string> = {}) {
  const clock = createManualClock();
  const mails: Message[] = [];
  let answer: Error | undefined;
  const transport = {
    send: vi.fn(async (message: Message) => {
      if (answer) throw answer;
      mails.push(message);
    }),
  };
  const service = await startService({
    env,
    deps: { transport, clock, relay: { pollMs: 3_600_000 } },
  });
  const alerts = createAlerts({
    config: service.config,
    store: service.store,
    transport,
    clock,
    circuitReason: service.app.relay.circuitReason,
    log: service.app.fastify.log,
  });
  const enquire = async (message: string) => {
    await service.post(anEnquiry({ message }));
    await service.app.relay.runOnce();
  };
  const answerWith = (error?: Error) => void (answer = error);
  return { service, clock, alerts, mails, transport, enquire, answerWith };
}

test('a permanently failed enquiry causes one alert, without a word of the enquiry', async () => {
  const { service, alerts, mails, enquire, answerWith } = await withAlerts();
  answerWith(refused);
  await enquire('private words');
  answerWith();
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect(mails[0]?.text).toContain('1 enquiry could not be mailed');
  expect(JSON.stringify(mails)).not.toMatch(/private words|ada@/);
  await service.stop();
});

test('an alert is sent daily while the oldest enquiry has waited over an hour', async () => {
  const { service, clock, alerts, mails, enquire, answerWith } = await withAlerts();
  answerWith(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  await enquire('another');
  answerWith();
  clock.pass(59 * minute);
  expect(await alerts.check()).toBe(false);
  clock.pass(2 * minute);
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect(mails[0]?.text).toContain('1 enquiry waits; the oldest since 2026');
  clock.pass(day + minute);
  expect(await alerts.check()).toBe(true);
  await service.stop();
});

test('a held enquiry causes an alert within the hour, and a marked one causes none', async () => {
  const { service, clock, alerts, mails, enquire } = await withAlerts();
  const fillHoneypot = async (message: string) => {
    const website = 'https://x.example';
    const body = new URLSearchParams({ message, website });
    await fetch(`${service.url}/api/send-email`, { method: 'POST', redirect: 'manual', body });
  };
  await enquire('[url=x]');
  mails.length = 0;
  expect(await alerts.check()).toBe(false);
  await fillHoneypot('one');
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect(mails[0]?.subject).toContain('are held');
  expect(mails[0]?.text).toContain('--state held');
  await fillHoneypot('two');
  expect(await alerts.check()).toBe(false);
  clock.pass(60 * minute);
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  clock.pass(day + minute);
  expect(await alerts.check()).toBe(false);
  await service.stop();
});

test('an alert that cannot be delivered is retried every 15 minutes', async () => {
  const { service, clock, alerts, transport, enquire, answerWith } = await withAlerts();
  answerWith(refused);
  await enquire('x');
  transport.send.mockClear();
  await expect(alerts.check()).rejects.toThrow();
  expect(await alerts.check()).toBe(false);
  clock.pass(14 * minute);
  expect(await alerts.check()).toBe(false);
  expect(transport.send).toHaveBeenCalledOnce();
  clock.pass(2 * minute);
  answerWith();
  expect(await alerts.check()).toBe(true);
  await service.stop();
});

test('while the circuit is open no alert is mailed either', async () => {
  const { service, clock, alerts, transport, enquire, answerWith } = await withAlerts();
  answerWith(noPassword);
  await enquire('x');
  clock.pass(2 * 60 * minute);
  transport.send.mockClear();
  expect(await alerts.check()).toBe(false);
  expect(transport.send).not.toHaveBeenCalled();
  answerWith();
  await service.app.relay.runOnce();
  await enquire('y');
  expect(service.app.relay.circuitReason()).toBeUndefined();
  await service.stop();
});

const senderRefused = Object.assign(new Error('no'), {
  code: 'EENVELOPE',
  responseCode: 550,
  command: 'MAIL FROM',
});

test.each([
  ['the password', noPassword, '535'],
  ['our own sender', senderRefused, '550'],
])(
  'when the mail server refuses %s, the alert goes to the webhook, and nothing fails',
  async (_, error, code) => {
    const receiver = await startReceiver();
    const { service, clock, alerts, transport, enquire, answerWith } = await withAlerts({
      ALERT_WEBHOOK_URL: receiver.url,
    });
    answerWith(error);
    await enquire('private words');
    expect(service.app.relay.circuitReason()).toBe(code);
    expect(await alerts.check()).toBe(false);
    clock.pass(6 * minute);
    transport.send.mockClear();
    expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
    expect(transport.send).not.toHaveBeenCalled();
    expect(receiver.received).toHaveLength(1);
    const alert = JSON.parse(receiver.received[0]?.body ?? '') as { text: string };
    expect(alert).toMatchObject({
      type: 'alert',
      circuits: [{ destination: 'mail', reason: code }],
      counts: { waiting: 1, failed: 0 },
    });
    expect(alert.text).toContain(`The mail is paused (${code})`);
    expect(JSON.stringify(receiver.received)).not.toMatch(/private words|ada@/);
    expect((await service.store.listEnquiries({ limit: 1 }))[0]).toMatchObject({
      state: 'queued',
      attempts: 0,
    });
    // Said once a day as long as it lasts, and mailed as soon as the server takes it.
    clock.pass(day + minute);
    expect(await alerts.check()).toBe(true);
    answerWith();
    await service.app.relay.runOnce();
    expect(await service.store.countByState(undefined)).toMatchObject({ sent: 1, failed: 0 });
    await service.stop();
    await receiver.stop();
  },
);

test('with both channels, one that fails does not stop the other', async () => {
  const receiver = await startReceiver(() => ({ status: 500 }));
  const { service, alerts, mails, enquire, answerWith } = await withAlerts({
    ALERT_WEBHOOK_URL: receiver.url,
  });
  answerWith(refused);
  await enquire('x');
  answerWith();
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect([mails.length, receiver.received.length]).toEqual([1, 1]);
  await service.stop();
  await receiver.stop();
});
