import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { aRow } from '../../test/a-row.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import type { Behavior } from '../../../test/smtp-server.ts';
import {
  anEnquiry,
  manualRelay,
  permanentError,
  startTestService,
  transientError,
  until,
  wrongPassword,
  type TestService,
} from '../../test/start-service.ts';
import type { Transport } from '../mail/transport.ts';
import { smtpTransport } from '../mail/smtp-transport.ts';
import { StoreError } from '../db/store-error.ts';
import { settlementOf } from './settlement.ts';
import { DAY, HOUR } from '../system/clock.ts';

function scripted(...answers: (Error | undefined)[]) {
  const sent: string[] = [];
  const transport: Transport = {
    send: async ({ messageId }) => {
      sent.push(messageId);
      const answer = answers.shift();
      if (answer) throw answer;
    },
  };
  return { transport, sent };
}

async function start(transport: Transport) {
  const clock = createManualClock();
  const service = await startTestService({ deps: { clock, transport, relay: manualRelay } });
  const { relay } = service.app;
  const state = service.last;
  /** Waits for the poll that posting an enquiry has triggered. */
  const settle = async () => {
    await relay.runOnce();
    return state();
  };
  return { clock, service, relay, state, settle };
}

test('an enquiry is stored while SMTP is down, and mailed when it is back, even after a restart', async () => {
  const reserved = await startSmtpPeer();
  await reserved.stop();
  const env = { SMTP_URL: reserved.url, DATABASE_URL: 'sqlite:x.db' };
  const first = await startTestService({ env });
  expect((await first.post(anEnquiry())).status).toBe(200);
  await until(async () => (await first.last())?.attempts === 1);
  await first.app.fastify.close();

  const peer = await startSmtpPeer({ port: reserved.port });
  const clock = createManualClock(Date.now() + 60_000);
  await startTestService({ env, folder: first.folder, deps: { clock } });
  await until(() => peer.received.length === 1);
});

test('after a transient error the mail is retried on schedule, and sent once', async () => {
  const { transport, sent } = scripted(transientError(), transientError());
  const { clock, service, relay, settle, state } = await start(transport);
  await service.post(anEnquiry());
  expect(await settle()).toMatchObject({ state: 'queued', attempts: 1, lastCode: '451' });
  clock.pass(7_900);
  expect(await relay.runOnce()).toBe(0);
  clock.pass(4_200);
  expect(await relay.runOnce()).toBe(1);
  clock.pass(73_000);
  await relay.runOnce();
  expect(await state()).toMatchObject({ state: 'sent', attempts: 3, lastCode: '250' });
  expect(new Set(sent).size).toBe(1);
});

test('a mail is sent once, even if its outcome is stored only at the fourth attempt', async () => {
  const { transport, sent } = scripted();
  const { service, settle } = await start(transport);
  const write = vi.spyOn(service.store, 'settle');
  for (let i = 0; i < 3; i += 1) write.mockRejectedValueOnce(new StoreError('no', 'BUSY'));
  await service.post(anEnquiry());
  expect(await settle()).toMatchObject({ state: 'sent' });
  expect(sent).toHaveLength(1);
});

test('after a permanent error the enquiry has failed, keeps its row, and an operator can send it again', async () => {
  const { transport } = scripted(permanentError());
  const { clock, service, relay, settle, state } = await start(transport);
  await service.post(anEnquiry());
  const failed = await settle();
  expect(failed).toMatchObject({ state: 'failed', lastCode: '550', message: 'We need an engine.' });
  clock.pass(10 * DAY);
  expect(await relay.runOnce()).toBe(0);
  await service.store.retry({ publicIds: [failed?.publicId ?? ''], now: clock.now() });
  await relay.runOnce();
  expect(await state()).toMatchObject({ state: 'sent' });
});

test('an enquiry fails after five days of transient errors, and not before', () => {
  const outcome = { kind: 'transient', code: '451' } as const;
  let waited = 0;
  const claimed = { enquiryId: 1, destination: 'mail', attempts: 0 } as const;
  let last = settlementOf(claimed, outcome, 'me');
  for (; last.state === 'queued' && last.attempts < 100; waited += last.pauseMs)
    last = settlementOf({ ...claimed, attempts: last.attempts }, outcome, 'me');
  expect(waited / DAY).toBeGreaterThan(4);
  expect(waited / DAY).toBeLessThan(6);
  expect(last).toMatchObject({ state: 'failed', code: '451' });
  expect(last.attempts).toBeGreaterThan(40);
});

test('wrong credentials open the circuit and use up no attempt', async () => {
  const { transport, sent } = scripted(wrongPassword(), wrongPassword());
  const { clock, service, relay, settle, state } = await start(transport);
  await service.post(anEnquiry());
  expect(await settle()).toMatchObject({ state: 'queued', attempts: 0, lastCode: '535' });
  expect(relay.circuitReason()).toBe('535');
  await service.post(anEnquiry({ message: 'another' }));
  await relay.runOnce();
  expect(sent).toHaveLength(1);
  clock.pass(31_000);
  await relay.runOnce();
  expect(sent).toHaveLength(2);
  clock.pass(61_000);
  await relay.runOnce();
  await relay.runOnce();
  expect(relay.circuitReason()).toBeUndefined();
  expect(await state()).toMatchObject({ state: 'sent', attempts: 1 });
});

test('a paused destination tries the next mail, even after attempts without a mail', async () => {
  const { transport, sent } = scripted(wrongPassword());
  const { clock, service, relay, settle, state } = await start(transport);
  await service.post(anEnquiry());
  await settle();
  const { database } = service.config;
  const file = new DatabaseSync(database.kind === 'sqlite' ? database.file : '', {
    timeout: 60_000,
  });
  file.exec('delete from delivery; delete from enquiry');
  file.close();
  clock.pass(31_000);
  expect(await relay.runOnce()).toBe(0);
  expect(relay.circuitReason()).toBe('535');
  await service.post(anEnquiry({ message: 'another' }));
  await relay.runOnce();
  expect(await state()).toMatchObject({ state: 'sent' });
  expect([relay.circuitReason(), sent.length]).toEqual([undefined, 2]);
});

test('a real server opens the circuit when it refuses the password or its certificate is not trusted', async () => {
  const peer = await startSmtpPeer({ password: 'another' });
  for (const [url, reason] of [
    [peer.url, /^535$/],
    [peer.url.replace(/\?.*/, ''), /CERT/],
  ] as const) {
    const { service, settle, relay } = await start(smtpTransport({ url }));
    await service.post(anEnquiry());
    expect(await settle()).toMatchObject({ state: 'queued', attempts: 0 });
    expect(relay.circuitReason()).toMatch(reason);
  }
});

test('a real server that refuses our sender address pauses the mail, and no enquiry fails', async () => {
  let answer: number | undefined = 550;
  const peer = await startSmtpPeer({ refuseSender: () => answer });
  const { clock, service, settle, relay } = await start(smtpTransport({ url: peer.url }));
  for (let i = 0; i < 3; i += 1) await service.post(anEnquiry({ message: String(i) }));
  expect(await settle()).toMatchObject({ state: 'queued', attempts: 0 });
  expect(relay.circuitReason()).toBe('550');
  expect(await service.store.countByState()).toMatchObject({ queued: 3, failed: 0 });
  answer = undefined;
  clock.pass(31_000);
  await relay.runOnce();
  expect(await service.store.countByState()).toMatchObject({ sent: 3 });
  // A mail that is too large is refused at the same step, but is that mail's own fault.
  answer = 552;
  await service.post(anEnquiry({ message: 'large' }));
  expect(await settle()).toMatchObject({ state: 'failed', lastCode: '552' });
  expect(relay.circuitReason()).toBeUndefined();
});

test('a flood of suspected spam delays no other enquiry, and leaves one place free', async () => {
  const openMails = new Set<string>();
  const order: string[] = [];
  let mostOpen = 0;
  let answers: (() => void)[] = [];
  const { service, relay } = await start({
    send: async ({ subject }) => {
      order.push(subject);
      if (!subject.startsWith('[')) return;
      const id = String(Math.random());
      openMails.add(id);
      mostOpen = Math.max(mostOpen, openMails.size);
      await new Promise<void>((done) => answers.push(done));
      openMails.delete(id);
    },
  });
  const flood = Array.from({ length: 8 }, (_, i) => aRow({ suspected: true, createdAt: i }));
  await service.store.accept(flood);
  relay.wake();
  await until(() => order.length === 3);
  for (let i = 0; i < 8; i += 1) await service.post(anEnquiry({ message: String(i) }));
  await until(async () => (await service.store.countByState()).sent === 8);
  expect([openMails.size, mostOpen]).toEqual([3, 3]);
  await until(async () => {
    const release = answers;
    answers = [];
    for (const done of release) done();
    return (await service.store.countByState()).sent === 16;
  });
  expect(mostOpen).toBe(3);
});

test('a real server’s answer to DATA leaves each row in the expected state', async () => {
  const expected = new Map<Behavior, object>([
    [421, { state: 'queued', lastCode: '421', ambiguous: 0 }],
    [450, { state: 'queued', lastCode: '450', ambiguous: 0 }],
    [451, { state: 'queued', lastCode: '451', ambiguous: 0 }],
    [550, { state: 'failed', lastCode: '550', ambiguous: 0 }],
    [552, { state: 'failed', lastCode: '552', ambiguous: 0 }],
    ['drop', { state: 'queued', ambiguous: 1 }],
    ['slow', { state: 'sent', attempts: 1, ambiguous: 0 }],
  ]);
  const first = new Set(expected.keys());
  const peer = await startSmtpPeer({
    behave: (mail) => {
      const behavior = [...first].find((one) => mail.includes(`Answer: ${one}`)) ?? 'take';
      first.delete(behavior);
      return behavior;
    },
  });
  const { clock, service, relay } = await start(smtpTransport({ url: peer.url }));
  for (const behavior of expected.keys())
    expect((await service.post(anEnquiry({ message: `Answer: ${behavior}` }))).status).toBe(200);
  const rows = async () =>
    new Map(
      (await service.store.listEnquiries({ limit: 10 })).map((row) => [row.message, row] as const),
    );
  await relay.runOnce();
  for (const [behavior, row] of expected)
    expect((await rows()).get(`Answer: ${behavior}`)).toMatchObject(row);
  clock.pass(13_000);
  await relay.runOnce();
  expect(await service.store.countByState()).toMatchObject({ sent: 5, failed: 2 });
  const ids = (await peer.parsed()).map(({ text, messageId }) => [text, messageId]);
  expect(ids).toHaveLength(6);
  expect(new Set(ids.map(([, id]) => id)).size).toBe(5);
});

test('a mail that a server takes without an answer is sent again, under the same Message-ID', async () => {
  let hasHung = false;
  const peer = await startSmtpPeer({
    behave: () => {
      if (hasHung) return 'take';
      hasHung = true;
      return 'hang';
    },
  });
  const transport = smtpTransport({ url: peer.url, stepTimeout: 500 });
  const { clock, service, relay, state } = await start(transport);
  await service.post(anEnquiry());
  // On a busy machine an earlier step can take too long, and the attempt is repeated.
  const attemptUntil = async (isSo: () => boolean | Promise<boolean>) => {
    for (; !(await isSo()); clock.pass(3 * HOUR)) {
      await relay.runOnce();
      expect(await state()).not.toMatchObject({ state: 'failed' });
    }
  };
  await attemptUntil(() => hasHung);
  expect(await state()).toMatchObject({ state: 'queued', ambiguous: 1 });
  await attemptUntil(async () => (await state())?.state === 'sent');
  const ids = (await peer.parsed()).map(({ messageId }) => messageId);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(1);
});

test('a stop waits for mails in flight, but not for a server that hangs', async () => {
  const takes = Promise.withResolvers<undefined>();
  const isSending = async (service: TestService) =>
    (await service.store.countByState()).sending === 1;
  const slowService = await startTestService({
    deps: { transport: { send: () => takes.promise }, relay: manualRelay },
  });
  await slowService.post(anEnquiry());
  await until(() => isSending(slowService));
  const stopped = vi.fn();
  const stopping = slowService.app.relay.stop().then(stopped);
  await slowService.store.health();
  expect(stopped).not.toHaveBeenCalled();
  takes.resolve(undefined);
  await stopping;
  expect(await slowService.store.countByState()).toMatchObject({ sent: 1 });

  const hangingService = await startTestService({
    deps: { transport: { send: () => new Promise(() => undefined) }, relay: { stopMs: 50 } },
  });
  await hangingService.post(anEnquiry());
  await until(() => isSending(hangingService));
  await hangingService.stop();
});

test('a clock that jumps forward or back fails and delays no enquiry', async () => {
  const { transport } = scripted(transientError(), transientError());
  const { clock, service, settle, relay, state } = await start(transport);
  await service.post(anEnquiry());
  await settle();
  clock.jump(30 * DAY);
  await relay.runOnce();
  expect(await state()).toMatchObject({ state: 'queued', attempts: 2 });
  clock.jump(-60 * DAY);
  await relay.runOnce();
  expect(await state()).toMatchObject({ state: 'sent' });
});

test('what a killed process was sending is sent by the next process when the lease expires', async () => {
  const { transport, sent } = scripted();
  const { clock, service, relay, state } = await start(transport);
  await service.store.accept([aRow({ publicId: 'left', createdAt: clock.now() })]);
  const capacities = [{ destination: 'mail' as const, limit: 1, suspectedLimit: 0, inFlight: [] }];
  const request = { owner: 'killed', now: clock.now(), leaseMs: 90_000, capacities };
  expect(await service.store.claim(request)).toHaveLength(1);
  clock.pass(89_000);
  expect(await relay.runOnce()).toBe(0);
  clock.pass(2_000);
  expect(await relay.runOnce()).toBe(1);
  expect([await state(), sent]).toMatchObject([{ state: 'sent' }, ['<left@example.com>']]);
});
