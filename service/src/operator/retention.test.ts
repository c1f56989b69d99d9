import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { aRow } from '../../test/a-row.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import {
  anEnquiry,
  manualRelay,
  type TestService,
  startTestService,
} from '../../test/start-service.ts';
import { createRetention } from './retention.ts';
import { DAY, HOUR } from '../system/clock.ts';

async function mailMore(service: TestService, count: number) {
  for (let i = 0; i < count; i += 500)
    await service.store.accept(Array.from({ length: 500 }, () => aRow()));
  for (let i = 0; i < count; i += 500) await service.app.relay.runOnce();
  expect(await service.store.countByState()).toMatchObject({ sent: 1 + count });
}

/** Starts a service with one enquiry that was mailed just now, and one that waits for its mail. */
async function withEnquiries() {
  const clock = createManualClock();
  let failing = false;
  const transport = {
    send: async () => {
      if (failing) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    },
  };
  const service = await startTestService({
    env: { TIME_ZONE: 'UTC' },
    deps: { clock, transport, relay: manualRelay },
  });
  await service.post(anEnquiry());
  await service.app.relay.runOnce();
  failing = true;
  await service.post(anEnquiry({ message: 'waits' }));
  await service.app.relay.runOnce();
  const [sent] = await service.store.listEnquiries({ state: 'sent', limit: 1 });
  const { mailDir } = service.config;
  mkdirSync(mailDir, { recursive: true });
  writeFileSync(join(mailDir, `${sent?.publicId}.eml`), 'words');
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const store = { ...service.store };
  const apply = createRetention({ config: service.config, store, clock, log });
  await apply();
  const mails = () => readdirSync(mailDir);
  const answerMails = () => void (failing = false);
  return { service, clock, store, log, apply, mails, answerMails };
}

test('enquiries sent long ago are deleted, with their mails in the folder', async () => {
  const { clock, apply, mails } = await withEnquiries();
  clock.pass(89 * DAY);
  expect(await apply()).toBe(0);
  expect(mails()).toHaveLength(1);
  clock.pass(2 * DAY);
  expect(await apply()).toBe(1);
  expect(mails()).toEqual([]);
});

test('an enquiry that nobody has read stays, however old it is', async () => {
  const { service, clock, apply } = await withEnquiries();
  await service.store.accept([aRow({ held: true }), aRow()]);
  clock.pass(4_000 * DAY);
  expect(await apply()).toBe(1);
  expect(await service.store.countByState()).toMatchObject({
    queued: 2,
    held: 1,
    sent: 0,
  });
});

test.each([400, 91, -400])(
  'a clock that is %i days off deletes nothing, whether it was wrong before a start or later',
  async (days) => {
    const { service, clock, store, log, apply } = await withEnquiries();
    const restarted = () => createRetention({ config: service.config, store, clock, log });
    clock.jump(days * DAY);
    for (const process of [apply, restarted(), restarted()]) {
      await process();
      // A new enquiry has the time of the same clock, so it does not prove that the clock is right.
      await store.accept([aRow({ createdAt: clock.now() })]);
      for (let hours = 0; hours < 24; hours += 1) {
        clock.pass(HOUR);
        expect(await process()).toBe(0);
      }
    }
    const warning = [{}, expect.stringContaining('days ahead of the database')];
    expect(log.warn.mock.calls).toEqual(days > 0 ? [warning, warning, warning] : []);
    expect(await service.store.countByState('mail')).toMatchObject({ sent: 1 });
    clock.jump(-days * DAY);
    await apply();
    clock.pass(100 * DAY);
    expect(await apply()).toBe(1);
  },
);

test('old enquiries are deleted although one comes every two months and the service restarts weekly', async () => {
  const { service, clock, store, log, answerMails } = await withEnquiries();
  answerMails();
  for (let week = 0; week < 31; week += 1) {
    if (week % 9 === 8) await service.post(anEnquiry({ message: `in week ${week}` }));
    const apply = createRetention({ config: service.config, store, clock, log });
    await apply();
    clock.pass(7 * DAY);
    await service.app.relay.runOnce();
    await apply();
  }
  expect(log.warn).not.toHaveBeenCalled();
  expect(await service.store.countByState('mail')).toMatchObject({ sent: 1 });
});

test('the database is vacuumed at night when nothing waits, and again after a failure', async () => {
  const { service, clock, store, apply, answerMails } = await withEnquiries();
  const vacuum = vi.fn(service.store.vacuum);
  store.vacuum = vacuum.mockRejectedValueOnce(new Error('database or disk is full'));
  clock.pass(100 * DAY);
  expect(await apply()).toBe(1);
  // It is nine o'clock; eighteen hours later it is three, and an enquiry waits for its mail.
  clock.pass(18 * HOUR);
  await apply();
  expect(vacuum).not.toHaveBeenCalled();
  answerMails();
  await service.app.relay.runOnce();
  await expect(apply()).rejects.toThrow('full');
  await apply();
  await apply();
  expect(vacuum).toHaveBeenCalledTimes(2);
});

test('many rows are deleted in small transactions, and enquiries are stored in between', async () => {
  const { service, clock, store, apply, answerMails } = await withEnquiries();
  const many = 1_000;
  answerMails();
  await mailMore(service, many);
  const batches: number[] = [];
  const answeredAfter: number[] = [];
  let isOver = false;
  store.deleteExpired = async (retention) => {
    batches.push(retention.publicIds.length);
    return service.store.deleteExpired(retention);
  };
  clock.pass(91 * DAY);
  const deleting = apply().finally(() => (isOver = true));
  for (let i = 0; !isOver; i += 1) {
    const answer = await service.post(anEnquiry({ message: `meanwhile ${i}` }));
    expect(answer.status).toBe(200);
    answeredAfter.push(batches.length);
  }
  expect(await deleting).toBe(many + 1);
  expect(Math.max(...batches)).toBeLessThanOrEqual(100);
  const between = answeredAfter.filter((count) => count > 0 && count < batches.length);
  expect(new Set(between).size).toBeGreaterThan(2);
});

test('an interrupted deletion continues the next time', async () => {
  const { service, clock, store, log, answerMails } = await withEnquiries();
  answerMails();
  await mailMore(service, 500);
  let stopping = false;
  const isStopping = () => stopping;
  const apply = createRetention({ config: service.config, store, clock, log, isStopping });
  await apply();
  store.deleteExpired = async (retention) => {
    stopping = true;
    return service.store.deleteExpired(retention);
  };
  clock.pass(91 * DAY);
  const first = await apply();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(500);
  stopping = false;
  store.deleteExpired = service.store.deleteExpired;
  expect(await apply()).toBe(501 - first);
});
