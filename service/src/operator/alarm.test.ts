import { expect, test, vi } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { anEnquiry, startService } from '../../test/start-service.ts';
import type { Message } from '../mail/enquiry-message.ts';
import { createAlarm } from './alarm.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const refused = Object.assign(new Error('no'), {
  code: 'EENVELOPE',
  responseCode: 550,
  command: 'RCPT TO',
});
const noPassword = Object.assign(new Error('no'), { code: 'EAUTH', responseCode: 535 });

/** An alarm over a service, and a mail server that takes everything until it is told what it answers. */
async function withAlarm() {
  const clock = createManualClock();
  const mails: Message[] = [];
  let answer: Error | undefined;
  const transport = {
    send: vi.fn(async (message: Message) => {
      if (answer) throw answer;
      mails.push(message);
    }),
  };
  const service = await startService({ deps: { transport, clock, relay: { pollMs: 3_600_000 } } });
  const alarm = createAlarm({
    config: service.config,
    store: service.store,
    transport,
    clock,
    circuitReason: service.app.relay.circuitReason,
    log: { error: () => undefined },
  });
  const enquire = async (message: string) => {
    await service.post(anEnquiry({ message }));
    await service.app.relay.runOnce();
  };
  const answerWith = (error?: Error) => void (answer = error);
  return { service, clock, alarm, mails, transport, enquire, answerWith };
}

test('somebody is told once when an enquiry failed for good, and no word of it', async () => {
  const { service, alarm, mails, enquire, answerWith } = await withAlarm();
  answerWith(refused);
  await enquire('private words');
  answerWith();
  expect([await alarm.check(), await alarm.check()]).toEqual([true, false]);
  expect(mails[0]?.text).toContain('1 enquiry could not be mailed');
  expect(JSON.stringify(mails)).not.toMatch(/private words|ada@/);
  await service.stop();
});

test('somebody is told daily when the oldest waits over an hour', async () => {
  const { service, clock, alarm, mails, enquire, answerWith } = await withAlarm();
  answerWith(Object.assign(new Error('no'), { code: 'ECONNREFUSED' }));
  await enquire('another');
  answerWith();
  clock.pass(59 * minute);
  expect(await alarm.check()).toBe(false);
  clock.pass(2 * minute);
  expect([await alarm.check(), await alarm.check()]).toEqual([true, false]);
  expect(mails[0]?.text).toContain('1 enquiry waits; the oldest since 2026');
  clock.pass(day + minute);
  expect(await alarm.check()).toBe(true);
  await service.stop();
});

test('somebody is told when more is held as suspected spam, at most daily', async () => {
  const { service, clock, alarm, mails, enquire } = await withAlarm();
  await enquire('[url=x]');
  mails.length = 0;
  expect([await alarm.check(), await alarm.check()]).toEqual([true, false]);
  expect(mails[0]?.subject).toContain('suspected spam');
  expect(mails[0]?.text).toContain('--state held');
  await enquire('[url=y]');
  expect(await alarm.check()).toBe(false);
  clock.pass(day + minute);
  expect([await alarm.check(), await alarm.check()]).toEqual([true, false]);
  clock.pass(day + minute);
  expect(await alarm.check()).toBe(false);
  await service.stop();
});

test('an alert that does not get through is tried again every quarter of an hour', async () => {
  const { service, clock, alarm, transport, enquire, answerWith } = await withAlarm();
  answerWith(refused);
  await enquire('x');
  transport.send.mockClear();
  await expect(alarm.check()).rejects.toThrow();
  expect(await alarm.check()).toBe(false);
  clock.pass(14 * minute);
  expect(await alarm.check()).toBe(false);
  expect(transport.send).toHaveBeenCalledOnce();
  clock.pass(2 * minute);
  answerWith();
  expect(await alarm.check()).toBe(true);
  await service.stop();
});

test('while the circuit is open no alert knocks at the mail server either', async () => {
  const { service, clock, alarm, transport, enquire, answerWith } = await withAlarm();
  answerWith(noPassword);
  await enquire('x');
  clock.pass(2 * 60 * minute);
  transport.send.mockClear();
  expect(await alarm.check()).toBe(false);
  expect(transport.send).not.toHaveBeenCalled();
  answerWith();
  await service.app.relay.runOnce();
  await enquire('y');
  expect(service.app.relay.circuitReason()).toBeUndefined();
  await service.stop();
});
