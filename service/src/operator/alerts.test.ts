import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { startReceiver } from '../../test/receiver.ts';
import {
  anEnquiry,
  manualRelay,
  permanentError,
  senderRefused,
  startTestService,
  transientError,
  wrongPassword,
} from '../../test/start-service.ts';
import type { Message } from '../mail/build-mail.ts';
import { createAlerts } from './alerts.ts';
import { DAY, HOUR, MINUTE } from '../system/clock.ts';

/** Starts a service with alerts. Its mail server accepts everything until a test changes the answer. */
async function withAlerts(env: Record<string, string> = {}, maxWaiting = 10_000) {
  const clock = createManualClock();
  const mails: Message[] = [];
  const site: { failure?: string } = {};
  let answer: Error | undefined;
  const transport = {
    send: vi.fn(async (message: Message) => {
      if (answer) throw answer;
      mails.push(message);
    }),
  };
  const service = await startTestService({
    env,
    deps: { transport, clock, relay: { ...manualRelay, webhookMs: 500 } },
  });
  const alerts = createAlerts({
    config: service.config,
    store: service.store,
    transport,
    clock,
    circuitReason: service.app.relay.circuitReason,
    rebuild: { run: async () => undefined, failure: () => site.failure },
    maxWaiting,
    log: service.app.fastify.log,
  });
  const enquire = async (message: string) => {
    await service.post(anEnquiry({ message }));
    await service.app.relay.runOnce();
  };
  const answerWith = (error?: Error) => void (answer = error);
  return { service, site, clock, alerts, mails, transport, enquire, answerWith };
}

test('an enquiry that failed for good causes one alert, without a word of the enquiry', async () => {
  const { alerts, mails, enquire, answerWith } = await withAlerts();
  answerWith(permanentError());
  await enquire('private words');
  answerWith();
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect(mails[0]?.text).toContain('1 enquiry could not be mailed');
  expect(JSON.stringify(mails)).not.toMatch(/private words|ada@/);
});

test('an alert is sent daily while the oldest enquiry has waited over an hour', async () => {
  const { clock, alerts, mails, enquire, answerWith } = await withAlerts();
  answerWith(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  await enquire('another');
  answerWith();
  clock.pass(59 * MINUTE);
  expect(await alerts.check()).toBe(false);
  clock.pass(2 * MINUTE);
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect(mails[0]?.text).toContain('1 enquiry waits; the oldest since 2026');
  clock.pass(DAY + MINUTE);
  expect(await alerts.check()).toBe(true);
});

test.each([
  ['webhook', 'does not answer', 'hang'],
  ['webhook', 'is away', undefined],
  ['webhook', 'answers 503', { status: 503 }],
  ['acknowledgement', 'is put off by the mail server', undefined],
] as const)(
  'a %s that %s causes an alert of its own after an hour, daily, and is seen in /readyz',
  async (destination, _, answer) => {
    const receiver = await startReceiver(answer && (() => answer));
    if (!answer) await receiver.stop();
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'thanks.txt'), 'Subject: Thanks\n\nWe have it.');
    const { service, clock, alerts, mails, transport, enquire } = await withAlerts(
      destination === 'webhook'
        ? receiver.env
        : { ACKNOWLEDGEMENT_FILE: join(folder, 'thanks.txt') },
    );
    transport.send.mockImplementation(async (message) => {
      if (message.to.address === 'ada@example.org') throw transientError();
      mails.push(message);
    });
    await enquire('private words');
    mails.length = 0;
    clock.pass(59 * MINUTE);
    expect(await alerts.check()).toBe(false);
    clock.pass(2 * MINUTE);
    expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
    expect(mails[0]?.text).toMatch(/is late: 1 waits for it, the oldest since 2026/);
    expect(mails[0]?.text).toContain(`list --state queued --destination ${destination}`);
    expect(mails[0]?.text).toContain('0 enquiries wait.');
    expect(JSON.stringify(mails)).not.toMatch(/private words|ada@/);
    const ready = await fetch(`${service.url}/readyz`);
    const mail = { circuit: 'closed', oldestSeconds: 0 };
    const delayed = { circuit: expect.any(String) as string, oldestSeconds: 61 * 60 };
    expect([ready.status, await ready.json()]).toMatchObject([
      200,
      { destinations: { mail, [destination]: delayed } },
    ]);
    clock.pass(DAY + MINUTE);
    expect(await alerts.check()).toBe(true);
  },
);

test('a held enquiry causes an alert within the hour, and suspected spam causes none', async () => {
  const { service, clock, alerts, mails, enquire } = await withAlerts();
  const fillHoneypot = (message: string) =>
    service.postForm({ message, website: 'https://x.example' });
  await enquire('[url=x]');
  mails.length = 0;
  expect(await alerts.check()).toBe(false);
  await fillHoneypot('one');
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect(mails[0]?.subject).toContain('are held');
  expect(mails[0]?.text).toContain('--state held');
  await fillHoneypot('two');
  expect(await alerts.check()).toBe(false);
  clock.pass(60 * MINUTE);
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  clock.pass(DAY + MINUTE);
  expect(await alerts.check()).toBe(false);
});

test('as many held enquiries as may be held cause an alert daily', async () => {
  const { service, clock, alerts } = await withAlerts({}, 1);
  await service.postForm({ message: 'one', website: 'https://x.example' });
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  clock.pass(DAY + MINUTE);
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
});

test('an alert that cannot be delivered is retried every 15 minutes', async () => {
  const { clock, alerts, transport, enquire, answerWith } = await withAlerts();
  answerWith(permanentError());
  await enquire('x');
  transport.send.mockClear();
  await expect(alerts.check()).rejects.toThrow();
  expect(await alerts.check()).toBe(false);
  clock.pass(14 * MINUTE);
  expect(await alerts.check()).toBe(false);
  expect(transport.send).toHaveBeenCalledOnce();
  clock.pass(2 * MINUTE);
  answerWith();
  expect(await alerts.check()).toBe(true);
});

test('while the circuit is open no alert is mailed either', async () => {
  const { service, clock, alerts, transport, enquire, answerWith } = await withAlerts();
  answerWith(wrongPassword());
  await enquire('x');
  clock.pass(2 * 60 * MINUTE);
  transport.send.mockClear();
  expect(await alerts.check()).toBe(false);
  expect(transport.send).not.toHaveBeenCalled();
  answerWith();
  await service.app.relay.runOnce();
  await enquire('y');
  expect(service.app.relay.circuitReason()).toBeUndefined();
});

test.each([
  ['the password', wrongPassword(), '535'],
  ['our own sender', senderRefused(), '550'],
])(
  'when the mail server refuses %s, the alert goes to the webhook, and nothing fails',
  async (_, error, code) => {
    const receiver = await startReceiver();
    const { service, clock, alerts, transport, enquire, answerWith } = await withAlerts({
      ALERT_WEBHOOK_URL: receiver.url,
    });
    answerWith(error);
    await enquire('private words');
    // It stays ready, because it still stores.
    const ready = await (await fetch(`${service.url}/readyz`)).json();
    expect(ready).toMatchObject({ status: 'ready', destinations: { mail: { circuit: code } } });
    expect(await alerts.check()).toBe(false);
    clock.pass(6 * MINUTE);
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
    expect(await service.last()).toMatchObject({ state: 'queued', attempts: 0 });
    // Repeated daily while it lasts, and mailed as soon as the server accepts it.
    clock.pass(DAY + MINUTE);
    expect(await alerts.check()).toBe(true);
    answerWith();
    await service.app.relay.runOnce();
    expect(await service.store.countByState()).toMatchObject({ sent: 1, failed: 0 });
  },
);

test('when one of two channels fails, the alert goes over the other', async () => {
  const receiver = await startReceiver(() => ({ status: 500 }));
  const { alerts, mails, enquire, answerWith } = await withAlerts({
    ALERT_WEBHOOK_URL: receiver.url,
  });
  answerWith(permanentError());
  await enquire('x');
  answerWith();
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect([mails.length, receiver.received.length]).toEqual([1, 1]);
});

test('a site that cannot be built causes one alert with the message, and then one a day', async () => {
  const receiver = await startReceiver();
  const { site, clock, alerts, mails } = await withAlerts({
    ALERT_WEBHOOK_URL: receiver.url,
  });
  expect(await alerts.check()).toBe(false);
  site.failure = 'npm run build ended with 1:\narticles/a.md:3  title\n  title is missing.';
  expect([await alerts.check(), await alerts.check()]).toEqual([true, false]);
  expect(mails[0]?.subject).toBe('The website could not be built');
  for (const words of [mails[0]?.text, mails[0]?.html])
    expect(words).toContain('articles/a.md:3  title\n  title is missing.');
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    type: 'alert',
    text: expect.stringContaining('articles/a.md:3') as string,
  });
  clock.pass(HOUR);
  site.failure += '\n07:00:12 [vite] error';
  expect(await alerts.check()).toBe(false);
  clock.pass(DAY + MINUTE);
  expect(await alerts.check()).toBe(true);
  delete site.failure;
  expect(await alerts.check()).toBe(false);
  clock.pass(HOUR);
  site.failure = 'Another message';
  expect(await alerts.check()).toBe(true);
});
