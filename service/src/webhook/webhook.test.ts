import { createHmac, timingSafeEqual } from 'node:crypto';
import { expect, test } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import {
  aSecret,
  startReceiver,
  type ReceiverAnswer,
  type ReceivedPost,
} from '../../test/receiver.ts';
import {
  anEnquiry,
  manualRelay,
  startTestService,
  until,
  wrongPassword,
} from '../../test/start-service.ts';

const WEBHOOK_SECRET = aSecret();

/** Verifies signatures as the specification asks of a receiver. It shares no code with the channel. */
function verify({ headers, body }: ReceivedPost, secret: string, now: number): unknown {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  expect(Math.abs(now / 1_000 - Number(timestamp))).toBeLessThan(300);
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest();
  const fits = (signatures ?? '').split(' ').some((signature) => {
    const [version, base64 = ''] = signature.split(',');
    const received = Buffer.from(base64, 'base64');
    return (
      version === 'v1' && received.length === expected.length && timingSafeEqual(received, expected)
    );
  });
  expect(fits).toBe(true);
  return JSON.parse(body);
}

async function start(
  answer?: (count: number) => ReceiverAnswer,
  webhookMs = 60_000,
  secrets = WEBHOOK_SECRET,
) {
  const receiver = await startReceiver(answer);
  const clock = createManualClock();
  const service = await startTestService({
    env: { ...receiver.env, WEBHOOK_SECRET: secrets },
    deps: { clock, relay: { ...manualRelay, webhookMs } },
  });
  const state = async () =>
    (await service.store.listEnquiries({ destination: 'webhook', limit: 1 }))[0];
  const attempt = async () => {
    await service.app.relay.runOnce();
    return state();
  };
  return { receiver, clock, service, attempt };
}

test('an enquiry is posted whole and signed, with the same id at every attempt', async () => {
  const { receiver, clock, service, attempt } = await start((count) => ({
    status: count === 0 ? 500 : 200,
  }));
  const message = 'a\n<b> 🙂 שלום "quotes"';
  await service.post(anEnquiry({ message }));
  expect(await attempt()).toMatchObject({ state: 'queued', attempts: 1, lastCode: '500' });
  clock.pass(13_000);
  expect(await attempt()).toMatchObject({ state: 'sent', attempts: 2, lastCode: '200' });
  const [first, second] = receiver.received;
  const { publicId } = (await service.last()) ?? {};
  for (const posted of [first, second]) {
    expect(posted?.headers['content-type']).toBe('application/json');
    expect(posted?.headers['webhook-id']).toBe(`msg_${publicId}`);
    expect(verify(posted as ReceivedPost, WEBHOOK_SECRET, clock.now())).toMatchObject({
      type: 'enquiry.received',
      data: { id: publicId, message, email: 'ada@example.org', language: null, suspected: false },
    });
  }
  expect(second?.body).toBe(first?.body);
  expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp']);
  expect(service.log()).toContain('webhook delivered');
  expect(service.log()).not.toMatch(/ada@|שלום/);
});

test.each([
  ['one secret', [WEBHOOK_SECRET]],
  ['the new secret and the old one', [aSecret(8), WEBHOOK_SECRET]],
  ['the old secret and the new one', [WEBHOOK_SECRET, aSecret(8)]],
])(
  'with %s, a receiver that has any of the keys can verify, and nobody else can',
  async (_, secrets) => {
    const { receiver, clock, service, attempt } = await start(
      undefined,
      undefined,
      secrets.join(', '),
    );
    await service.post(anEnquiry());
    await attempt();
    const [posted] = receiver.received;
    for (const secret of secrets) verify(posted as ReceivedPost, secret, clock.now());
    expect(() => verify(posted as ReceivedPost, aSecret(9), clock.now())).toThrow();
  },
);

test.each<[name: string, answer: ReceiverAnswer, row: object]>([
  [
    'a redirect',
    { status: 307, headers: { Location: '/elsewhere' } },
    { attempts: 0, lastCode: '307' },
  ],
  ['401', { status: 401 }, { state: 'queued', attempts: 0, lastCode: '401' }],
  ['404', { status: 404 }, { state: 'queued', attempts: 0, lastCode: '404' }],
  ['410', { status: 410 }, { state: 'queued', attempts: 0, lastCode: '410' }],
  ['400', { status: 400 }, { state: 'failed', attempts: 1, lastCode: '400' }],
  ['422', { status: 422 }, { state: 'failed', attempts: 1, lastCode: '422' }],
  ['429', { status: 429 }, { state: 'queued', attempts: 1, lastCode: '429' }],
  ['503', { status: 503 }, { state: 'queued', attempts: 1, lastCode: '503' }],
  ['204', { status: 204 }, { state: 'sent', attempts: 1, lastCode: '204' }],
  ['nothing', 'hang', { state: 'queued', attempts: 1, lastCode: 'ETIMEDOUT', ambiguous: 1 }],
  [
    'success and a body without end',
    { status: 200, more: (response) => void response.write('x'.repeat(1_000_000)) },
    { state: 'sent', lastCode: '200' },
  ],
])('a receiver that answers %s leaves the row in the expected state', async (_, answer, row) => {
  const patience = answer === 'hang' ? 2_000 : undefined;
  const { receiver, service, attempt } = await start(() => answer, patience);
  await service.post(anEnquiry());
  expect(await attempt()).toMatchObject(row);
  expect(receiver.received).toHaveLength(1);
  const isSetup = 'attempts' in row && row.attempts === 0;
  expect(service.app.relay.circuitReason('webhook') !== undefined).toBe(isSetup);
  expect(service.app.relay.circuitReason()).toBeUndefined();
});

test.each([
  ['120', 120_000],
  [new Date(Date.UTC(2026, 0, 5, 9, 10)).toUTCString(), 600_000],
])('a delivery waits as long as Retry-After: %s asks', async (retryAfter, ms) => {
  const { receiver, clock, service, attempt } = await start((count) =>
    count === 0 ? { status: 503, headers: { 'Retry-After': String(retryAfter) } } : { status: 200 },
  );
  await service.post(anEnquiry());
  await attempt();
  clock.pass(ms - 1_000);
  await attempt();
  expect(receiver.received).toHaveLength(1);
  clock.pass(2_000);
  expect(await attempt()).toMatchObject({ state: 'sent' });
});

test('a webhook that hangs or is down delays no mail, and a mail server that is down delays no webhook', async () => {
  const hanging = await startReceiver(() => 'hang');
  const first = await startTestService({
    env: hanging.env,
    deps: { relay: { webhookMs: 60_000, stopMs: 100 } },
  });
  for (let i = 0; i < 20; i += 1) await first.post(anEnquiry({ message: String(i) }));
  await until(async () => (await first.store.countByState()).sent === 20);
  expect((await first.store.countByState('webhook')).sent).toBe(0);
  expect(hanging.received.length).toBeLessThanOrEqual(4);

  const receiver = await startReceiver();
  const second = await startTestService({
    env: receiver.env,
    deps: { transport: { send: () => Promise.reject(wrongPassword()) } },
  });
  for (let i = 0; i < 20; i += 1) await second.post(anEnquiry({ message: String(i) }));
  await until(async () => (await second.store.countByState('webhook')).sent === 20);
  expect(await second.store.countByState()).toMatchObject({ queued: 20, sent: 0 });
  expect(second.app.relay.circuitReason('webhook')).toBeUndefined();
});
