import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anAction } from '../../test/a-row.ts';
import { createManualClock } from '../../test/manual-clock.ts';
import { headersOf, statusOf } from '../../test/raw-request.ts';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import { anEnquiry, startService, until, type Service } from '../../test/start-service.ts';
import { networksOf } from './network-of.ts';
import { createRateLimit } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['203.0.113.7:50123', '203.0.113.7', '203.0.113.0/24'],
  ['[2001:db8::1]:50123', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  // What a proxy hands on and is no address is all one, however long it is.
  ['unknown', 'unknown', 'unknown/0'],
  ['x'.repeat(10_000), 'unknown', 'unknown/0'],
])('%s counts as %s, within %s', (ip, own, wide) => {
  expect(networksOf(ip)).toEqual({ own, wide });
});

const address = (i: number) => `2001:db8:0:1:${i.toString(16)}:0:0:${(i * 7).toString(16)}`;

test('300 addresses of one /64 share one bucket', () => {
  const limit = createRateLimit({ max: 5, windowSeconds: 60, steady: () => 0 });
  const passed = Array.from({ length: 300 }, (_, i) => limit.take(address(i)));
  expect(passed.filter((seconds) => seconds === 0)).toHaveLength(5);
  expect(limit.take('2001:db8:0:2::1')).toBe(0);
});

test('a bucket fills up again evenly', () => {
  const clock = createManualClock();
  const limit = createRateLimit({ max: 5, windowSeconds: 60, steady: clock.steady });
  for (let i = 0; i < 5; i += 1) expect(limit.take('203.0.113.7')).toBe(0);
  expect(limit.take('203.0.113.7')).toBe(12);
  clock.pass(12_000);
  expect(limit.take('203.0.113.7')).toBe(0);
  expect(limit.take('203.0.113.7')).toBeGreaterThan(0);
});

test('a network is forgotten once its bucket is full again', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const clock = createManualClock();
  const limit = createRateLimit({ max: 5, windowSeconds: 60, steady: clock.steady });
  const pass = (ms: number) => {
    clock.pass(ms);
    vi.advanceTimersByTime(ms);
  };
  limit.take('203.0.113.7');
  pass(30_000);
  for (let i = 0; i < 5; i += 1) limit.take('203.0.113.8');
  // Each by itself, the network of both, and everybody.
  expect(limit.size()).toBe(4);
  pass(30_000);
  expect(limit.size()).toBe(1);
  pass(60_000);
  expect(limit.size()).toBe(0);
  limit.take('203.0.113.7');
  pass(60_000);
  expect(limit.size()).toBe(0);
});

const from64 = (i: number, wide = '2001:db8:7') => `${wide}:${i.toString(16)}::1`;

test('2,000 /64s of one /48 get ten times what one address gets, and others are still served', () => {
  const limit = createRateLimit({ max: 5, windowSeconds: 60, steady: () => 0 });
  let passed = 0;
  for (let i = 0; i < 10_000; i += 1) if (limit.take(from64(i % 2_000)) === 0) passed += 1;
  expect(passed).toBe(50);
  expect(limit.take(from64(0))).toBeGreaterThan(0);
  expect(limit.take('2001:db8:8::1')).toBe(0);
  expect(limit.take('203.0.113.7')).toBe(0);
});

test('so does a /24 of IPv4', () => {
  const limit = createRateLimit({ max: 5, windowSeconds: 60, steady: () => 0 });
  const passed = Array.from({ length: 1_280 }, (_, i) => limit.take(`203.0.113.${i % 256}`));
  expect(passed.filter((seconds) => seconds === 0)).toHaveLength(50);
  expect(limit.take('203.0.114.7')).toBe(0);
});

test('50,000 networks get a hundred times that together, and the refused ones use no memory', () => {
  const clock = createManualClock();
  const limit = createRateLimit({ max: 5, windowSeconds: 60, steady: clock.steady });
  const passed = Array.from({ length: 50_000 }, (_, i) =>
    limit.take(from64(1, `2001:${(i >> 8).toString(16)}:${(i & 255).toString(16)}`)),
  ).filter((seconds) => seconds === 0).length;
  expect(passed).toBe(500);
  expect(limit.size()).toBeLessThanOrEqual(1_001);
  clock.pass(1_000);
  expect(limit.take('203.0.113.7')).toBe(0);
});

test('each wider limit can be set, and turned off', () => {
  const passed = (options: { max: number; networkMax?: number; totalMax?: number }) => {
    const limit = createRateLimit({ windowSeconds: 60, steady: () => 0, ...options });
    return Array.from({ length: 1_000 }, (_, i) => limit.take(from64(i))).filter((s) => s === 0)
      .length;
  };
  expect(passed({ max: 5, networkMax: 7 })).toBe(7);
  expect(passed({ max: 5, networkMax: 0 })).toBe(500);
  expect(passed({ max: 5, networkMax: 0, totalMax: 0 })).toBe(1_000);
  expect(passed({ max: 0, networkMax: 1, totalMax: 1 })).toBe(1_000);
});

async function statuses(env: Record<string, string>, forwarded: (i: number) => string) {
  const service = await startService({ env: { RATE_LIMIT_MAX: '5', ...env } });
  const answers: number[] = [];
  for (let i = 0; i < 300; i += 1)
    answers.push((await service.post(anEnquiry(), { 'X-Forwarded-For': forwarded(i) })).status);
  await service.stop();
  return answers.filter((status) => status === 200).length;
}

test('a forged X-Forwarded-For changes nothing', async () => {
  expect(await statuses({}, (i) => `203.0.113.${i % 250}`)).toBe(5);
  expect(await statuses({ TRUST_PROXY: '198.51.100.1' }, (i) => `203.0.113.${i % 250}`)).toBe(5);
});

test('from a trusted proxy, X-Forwarded-For tells visitors apart, and a /64 is one of them', async () => {
  const env = { TRUST_PROXY: 'loopback' };
  expect(await statuses(env, (i) => `203.${i >> 8}.${i & 255}.7`)).toBe(300);
  expect(await statuses(env, address)).toBe(5);
  // What the visitor put in front of the proxy's own entry is the visitor's word.
  expect(await statuses(env, (i) => `192.0.2.${i % 250}, 203.0.113.9`)).toBe(5);
});

test('429 says when to try again', async () => {
  const service = await startService({ env: { RATE_LIMIT_MAX: '1' } });
  await service.post(anEnquiry());
  const response = await service.post(anEnquiry());
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  await service.stop();
});

const slowHead =
  'POST /api/send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

test('a client that sends slowly is cut off, and others are served meanwhile', async () => {
  const service = await startService();
  const { server } = service.app.fastify;
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(20_000);
  // Shortened so that the test is; the check's own interval of 2 s adds to it.
  server.requestTimeout = 500;
  server.headersTimeout = 500;
  const { hostname, port } = new URL(service.url);
  const slow = Array.from({ length: 20 }, () => {
    let drip: NodeJS.Timeout | undefined;
    const socket = connect(Number(port), hostname, () => {
      socket.write(slowHead);
      drip = setInterval(() => socket.write(' '), 200);
    });
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    socket.on('error', () => undefined);
    return new Promise<string>((resolve) =>
      socket.on('close', () => {
        clearInterval(drip);
        resolve(answer);
      }),
    );
  });
  expect((await service.post(anEnquiry())).status).toBe(200);
  const answers = await Promise.all(slow);
  expect(answers.map(statusOf)).toEqual(Array(20).fill(408));
  expect(headersOf(answers[0] ?? '')).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'x-frame-options': 'DENY',
    'x-content-type-options': 'nosniff',
  });
  await service.stop();
});

/** A plain form whose honeypot is filled in, as robots do. */
const postWithHoneypot = (service: Service, message = String(Math.random())) =>
  fetch(`${service.url}/api/send-email`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: 'Robot', message, website: 'https://x.example' }),
  });

const suspicious = (message = String(Math.random())) =>
  anEnquiry({ message: `[url=x] ${message}` });

test('a flood of held or marked enquiries does not block the others', async () => {
  const service = await startService({ deps: { maxWaiting: 2, relay: { pollMs: 3_600_000 } } });
  await service.app.relay.stop();
  for (const [send, full] of [
    [() => postWithHoneypot(service), 303],
    [() => service.post(suspicious()), 200],
  ] as const) {
    expect((await send()).status).toBe(full);
    expect((await send()).status).toBe(full);
    expect((await send()).status).toBe(503);
  }
  expect((await service.post(anEnquiry())).status).toBe(200);
  const health = await service.store.health(undefined);
  expect(health).toMatchObject({ held: 2, suspected: 2, waiting: 1 });
  await service.stop();
});

test('an enquiry that the honeypot caught gets the usual answer, and is mailed when an operator releases it', async () => {
  const service = await startService();
  const response = await postWithHoneypot(service);
  expect(response.headers.get('location')).toBe('/thank-you');
  await service.app.relay.runOnce();
  const [held] = await service.store.listEnquiries({ limit: 1 });
  expect(held).toMatchObject({ state: 'held', attempts: 0 });
  await service.store.release(anAction({ publicIds: [held?.publicId ?? ''], now: Date.now() }));
  await service.app.relay.runOnce();
  expect((await service.store.listEnquiries({ limit: 1 }))[0]).toMatchObject({ state: 'sent' });
  await service.stop();
});

test('likely spam is mailed, marked for people and for filters', async () => {
  const peer = await startSmtpPeer();
  const service = await startService({ env: { SMTP_URL: peer.url } });
  await service.post(suspicious());
  await until(() => peer.received.length === 1);
  await service.post(anEnquiry());
  await until(() => peer.received.length === 2);
  const [marked, plain] = await peer.parsed();
  expect(marked?.subject).toBe('[Suspected spam] Enquiry from Ada Lovelace');
  expect(marked?.headers).toContainEqual(
    expect.objectContaining({ key: 'x-spam-flag', value: 'YES' }),
  );
  expect(marked?.text).toMatch(/^Marked: it looks like spam \(\d+, marked from 5 on\)$/m);
  expect(plain?.subject).toBe('Enquiry from Ada Lovelace');
  expect(plain?.headers.map(({ key }) => key)).not.toContain('x-spam-flag');
  await service.stop();
  await peer.stop();
});
