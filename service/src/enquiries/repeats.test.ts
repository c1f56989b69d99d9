import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import { anEnquiry, startTestService, until } from '../../test/start-service.ts';

test('50 concurrent copies of one enquiry are one row, one mail and 50 successes', async () => {
  const peer = await startSmtpPeer();
  const service = await startTestService({ env: { SMTP_URL: peer.url } });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => service.post(anEnquiry(), { 'Idempotency-Key': 'one' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()) as unknown));
  expect(new Set(ids.map((id) => JSON.stringify(id))).size).toBe(1);
  await until(async () => (await service.store.countByState()).sent === 1);
  expect(await service.store.listEnquiries({ limit: 100 })).toHaveLength(1);
  expect(peer.received).toHaveLength(1);
});

test('the same payload is a duplicate for 10 minutes, and new afterward', async () => {
  const clock = createManualClock();
  const service = await startTestService({ deps: { clock } });
  const first = await (await service.post(anEnquiry())).json();
  clock.pass(9 * 60_000);
  expect(await (await service.post(anEnquiry())).json()).toEqual(first);
  clock.pass(2 * 60_000);
  expect(await (await service.post(anEnquiry())).json()).not.toEqual(first);
});

test('an Idempotency-Key is remembered for 24 hours, and new afterward', async () => {
  const clock = createManualClock();
  const service = await startTestService({ deps: { clock } });
  const key = { 'Idempotency-Key': '1f7a' };
  const first = await (await service.post(anEnquiry(), key)).json();
  clock.pass(23 * 60 * 60_000);
  expect(await (await service.post(anEnquiry(), key)).json()).toEqual(first);
  clock.pass(2 * 60 * 60_000);
  expect(await (await service.post(anEnquiry(), key)).json()).not.toEqual(first);
});

test('a key that is reused for a different enquiry is refused, so that none is lost', async () => {
  const service = await startTestService();
  const key = { 'Idempotency-Key': '1f7a' };
  await service.post(anEnquiry(), key);
  const response = await service.post(anEnquiry({ message: 'Something else.' }), key);
  expect(response.status).toBe(422);
});
