import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { aRow } from '../../test/a-row.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { anEnquiry, byHand, startService } from '../../test/start-service.ts';
import { createRetention } from './retention.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** A service with one enquiry that was mailed just now, and one that waits for its mail. */
async function withEnquiries() {
  const clock = createManualClock();
  let failing = false;
  const transport = {
    send: async () => {
      if (failing) throw Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
    },
  };
  const service = await startService({
    env: { TIME_ZONE: 'UTC' },
    deps: { clock, transport, relay: byHand },
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
  const { service, clock, apply, mails } = await withEnquiries();
  clock.pass(89 * day);
  expect(await apply()).toBe(0);
  expect(mails()).toHaveLength(1);
  clock.pass(2 * day);
  expect(await apply()).toBe(1);
  expect(mails()).toEqual([]);
  await service.stop();
});

test('an enquiry that is not mailed yet stays, however old it is', async () => {
  const { service, clock, apply } = await withEnquiries();
  clock.pass(4_000 * day);
  expect(await apply()).toBe(1);
  expect(await service.store.countByState(undefined)).toMatchObject({ queued: 1, sent: 0 });
  await service.stop();
});

test('a process that starts with a wrong clock does not delete anything at once', async () => {
  const { service, clock, store, log } = await withEnquiries();
  clock.jump(400 * day);
  const apply = createRetention({ config: service.config, store, clock, log });
  expect(await apply()).toBe(0);
  clock.jump(-400 * day);
  expect(await apply()).toBe(0);
  expect(await service.store.countByState(undefined)).toMatchObject({ queued: 1, sent: 1 });
  await service.stop();
});

test('after the clock was changed, nothing is deleted until it has been steady for a while', async () => {
  const { service, clock, log, apply } = await withEnquiries();
  clock.jump(400 * day);
  expect(await apply()).toBe(0);
  expect(log.warn).toHaveBeenCalledOnce();
  clock.jump(-400 * day);
  expect(await apply()).toBe(0);
  clock.pass(day);
  expect(await apply()).toBe(0);
  expect(await service.store.countByState(undefined)).toMatchObject({ queued: 1, sent: 1 });
  clock.pass(100 * day);
  expect(await apply()).toBe(1);
  await service.stop();
});

test('the database is vacuumed in the night, when nothing waits, and after a failure again', async () => {
  const { service, clock, store, apply, answerMails } = await withEnquiries();
  const vacuum = vi.fn(service.store.vacuum);
  store.vacuum = vacuum.mockRejectedValueOnce(new Error('database or disk is full'));
  clock.pass(100 * day);
  expect(await apply()).toBe(1);
  // It is nine o'clock; eighteen hours later it is three, and an enquiry waits for its mail.
  clock.pass(18 * hour);
  await apply();
  expect(vacuum).not.toHaveBeenCalled();
  answerMails();
  await service.app.relay.runOnce();
  await expect(apply()).rejects.toThrow('full');
  await apply();
  await apply();
  expect(vacuum).toHaveBeenCalledTimes(2);
  await service.stop();
});

test('many rows are deleted in small transactions, and enquiries are stored in between', async () => {
  const { service, clock, store, apply } = await withEnquiries();
  const many = 1_500;
  for (let i = 0; i < many; i += 500)
    await store.accept(Array.from({ length: 500 }, () => aRow({ held: true })));
  const batches: number[] = [];
  const answeredAfter: number[] = [];
  let over = false;
  store.purge = async (retention) => {
    batches.push(retention.publicIds.length);
    return service.store.purge(retention);
  };
  clock.pass(day);
  const deleting = apply().finally(() => (over = true));
  for (let i = 0; !over; i += 1) {
    const answer = await service.post(anEnquiry({ message: `meanwhile ${i}` }));
    expect(answer.status).toBe(200);
    answeredAfter.push(batches.length);
  }
  expect(await deleting).toBe(many);
  expect(Math.max(...batches)).toBeLessThanOrEqual(100);
  // Not only before the first batch and after the last one.
  const between = answeredAfter.filter((count) => count > 0 && count < batches.length);
  expect(new Set(between).size).toBeGreaterThan(2);
  await service.stop();
});

test('a stop in the middle leaves the rest for the next time', async () => {
  const { service, clock, store, log } = await withEnquiries();
  await store.accept(Array.from({ length: 500 }, () => aRow({ held: true })));
  let stopping = false;
  const isStopping = () => stopping;
  store.purge = async (retention) => {
    stopping = true;
    return service.store.purge(retention);
  };
  const apply = createRetention({ config: service.config, store, clock, log, isStopping });
  await apply();
  clock.pass(day);
  const first = await apply();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(500);
  stopping = false;
  store.purge = service.store.purge;
  expect(await apply()).toBe(500 - first);
  await service.stop();
});
