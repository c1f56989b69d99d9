import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createManualClock } from '../../test/manual-clock.ts';
import { headersOf, rawRequest, statusOf } from '../../test/raw-request.ts';
import { startSmtpPeer } from '../../test/smtp-peer.ts';
import {
  anEnquiry,
  manualRelay,
  type TestService,
  startTestService,
  until,
} from '../../test/start-service.ts';
import { MAX_INCOMPLETE_REQUESTS } from '../http/create-server.ts';
import { networksOf } from '../text/networks.ts';
import { createRateLimit } from '../http/rate-limit.ts';

const v6 = (...keys: string[]) => [64, 56, 48, 40, 32].map((bits, i) => `${keys[i]}::/${bits}`);

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113.0/24', '203.0.0.0/16']],
  ['::ffff:cb00:7107', ['203.0.113.7', '203.0.113.0/24', '203.0.0.0/16']],
  [
    '2001:db8:1234:5678:3:4:5:6',
    v6('2001:db8:1234:5678', '2001:db8:1234:5600', '2001:db8:1234', '2001:db8:1200', '2001:db8'),
  ],
  [
    '2001:0db8:0001:0002::1',
    v6('2001:db8:1:2', '2001:db8:1:0', '2001:db8:1', '2001:db8:0', '2001:db8'),
  ],
  [
    '[2001:db8::1]:50123',
    v6('2001:db8:0:0', '2001:db8:0:0', '2001:db8:0', '2001:db8:0', '2001:db8'),
  ],
  ['fe80::1%eth0', v6('fe80:0:0:0', 'fe80:0:0:0', 'fe80:0:0', 'fe80:0:0', 'fe80:0')],
  ['::1', v6('0:0:0:0', '0:0:0:0', '0:0:0', '0:0:0', '0:0')],
  // Forwarded texts that are not an address count as one sender, however long they are.
  ['unknown', ['unknown']],
  ['x'.repeat(10_000), ['unknown']],
])('the address %s belongs to the networks %j', (ip, networks) => {
  expect(networksOf(ip)).toEqual(networks);
});

type Options = Partial<Parameters<typeof createRateLimit>[0]>;

function aLimit(options: Options = {}) {
  const clock = createManualClock();
  const limit = createRateLimit({ max: 5, windowSeconds: 60, steady: clock.steady, ...options });
  const passes = (ip: string) => limit.admit(ip).waitSeconds === 0;
  return { ...limit, clock, passes, passed: (ips: string[]) => ips.filter(passes).length };
}

const several = (count: number, ip: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => ip(i));
const hex = (number: number) => number.toString(16);
const address = (i: number) => `2001:db8:0:1:${hex(i)}:0:0:${hex(i * 7)}`;

test('the allowance comes back evenly', () => {
  const { admit, passed, clock } = aLimit();
  expect(passed(Array(5).fill('203.0.113.7'))).toBe(5);
  expect(admit('203.0.113.7').waitSeconds).toBe(12);
  clock.pass(12_000);
  expect(passed(Array(5).fill('203.0.113.7'))).toBe(1);
});

test('a network is forgotten a window after it last counted', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { passed, size, clock } = aLimit();
  const pass = (ms: number) => {
    clock.pass(ms);
    vi.advanceTimersByTime(ms);
  };
  passed(['203.0.113.7']);
  pass(60_000);
  // The limit still remembers this address, its two wider networks and the total.
  passed(Array(5).fill('198.51.100.7'));
  expect(size()).toBe(7);
  pass(60_000);
  expect(size()).toBe(4);
  pass(60_000);
  expect(size()).toBe(0);
});

/** The attacker's networks: 14 of a /48, all in one /44, from thousands of /64s. */
const attacker = (i: number) => `2001:db8:${hex(i % 14)}:${hex(Math.floor(i / 14) % 2_000)}::1`;
const visitors = [
  ...several(10, (i) => `198.51.${i}.7`),
  ...several(5, (i) => `2001:${hex(0xa00 + i)}::1`),
  // From the same provider, and from the same region of it.
  ...several(5, (i) => `2001:db8:${hex(0x4100 + 0x100 * i)}::1`),
  ...several(5, (i) => `2001:db8:${hex(0x20 + i)}::1`),
];

test('14 networks of one /44 that send for ten minutes block no other visitor', () => {
  const { passes, passed, clock } = aLimit();
  let stored = 0;
  for (let i = 0; i < 5_000; i += 1) {
    if (passes(attacker(i))) stored += 1;
    clock.pass(100);
  }
  // Nine windows' worth of a /40's limit, and the first enquiries of its parts.
  expect(stored).toBeLessThan(9 * 100 + 2_000);
  expect(passed(visitors)).toBe(visitors.length);
});

test('5,000 networks that send at once block no visitor who has not just written', () => {
  const { passed } = aLimit();
  passed(several(5_000, (i) => `2a${hex(i >> 8).padStart(2, '0')}:${hex(i & 255)}::1`));
  expect(passed(visitors)).toBe(visitors.length);
  // A visitor who has just written is refused until the others send less.
  expect(passed(visitors)).toBe(0);
});

test('a sender with any number of networks gets a bounded number of enquiries through', () => {
  // Its own limit, and one for each part that had been quiet.
  const { passed } = aLimit();
  expect(passed(several(2_560, (i) => `203.0.113.${i % 256}`))).toBeLessThan(50 + 256);
  expect(passed(several(10_000, (i) => `2001:db8:7:${hex((i * 13) % 50_000)}::1`))).toBeLessThan(
    50 + 256,
  );
  const whole32 = several(10_000, (i) => `2001:db9:${hex((i * 13) % 50_000)}::1`);
  expect(passed(whole32)).toBeLessThan(200 + 256);
});

test('the rate limit remembers a bounded number of networks, however many send', () => {
  const { passed, size } = aLimit({ totalMax: 0 });
  passed(several(52_000, (i) => `${10 + Math.floor(i / 26_000)}.${(i >> 8) & 255}.${i & 255}.1`));
  expect(size()).toBeLessThanOrEqual(50_000);
});

test('what is refused after it was admitted leaves nothing with the wider networks', () => {
  const { admit, passed, size } = aLimit();
  passed(['203.0.113.7']);
  const before = size();
  several(1_000, (i) => `11.${i >> 8}.${i & 255}.1`).forEach((ip) => admit(ip).refund());
  expect(size()).toBe(before + 1_000);
});

test('each wider limit can be set, and turned off', () => {
  const passed = (options: Options) => {
    const ips = several(1_000, (i) => `203.0.113.${100 + (i % 100)}`);
    return aLimit(options).passed(ips);
  };
  // Each address may send one, whatever the others did.
  expect(passed({ networkMax: 120 })).toBe(120);
  expect(passed({ networkMax: 0, totalMax: 130 })).toBe(130);
  expect(passed({ networkMax: 0, totalMax: 0 })).toBe(500);
  expect(passed({ max: 0, networkMax: 1, totalMax: 1 })).toBe(1_000);
});

async function statuses(env: Record<string, string>, forwarded: (i: number) => string) {
  const service = await startTestService({
    // A window so long that nothing comes back while the test runs.
    env: { RATE_LIMIT_MAX: '5', RATE_LIMIT_SECONDS: '36000', ...env },
  });
  const answers: number[] = [];
  for (let i = 0; i < 8; i += 1)
    answers.push((await service.post(anEnquiry(), { 'X-Forwarded-For': forwarded(i) })).status);
  return answers.filter((status) => status === 200).length;
}

test('a proxy that is missing from TRUST_PROXY is logged once, and a trusted one never', async () => {
  for (const [TRUST_PROXY, times] of [
    ['', 1],
    ['loopback', 0],
  ] as const) {
    const service = await startTestService({ env: { TRUST_PROXY } });
    const noticed = () =>
      service.log().match(/X-Forwarded-For comes in and is ignored/g)?.length ?? 0;
    await fetch(`${service.url}/livez`);
    expect(noticed()).toBe(0);
    for (let i = 0; i < 3; i += 1)
      await fetch(`${service.url}/livez`, { headers: { 'X-Forwarded-For': '203.0.113.77' } });
    expect(noticed()).toBe(times);
    expect(service.log()).not.toContain('203.0.113.77');
  }
});

test('a forged X-Forwarded-For changes nothing', async () => {
  expect(await statuses({}, (i) => `203.0.113.${i}`)).toBe(5);
  expect(await statuses({ TRUST_PROXY: '198.51.100.1' }, (i) => `203.0.113.${i}`)).toBe(5);
});

test('behind a trusted proxy, X-Forwarded-For tells visitors apart, and a /64 counts as one', async () => {
  const env = { TRUST_PROXY: 'loopback' };
  expect(await statuses(env, (i) => `203.0.${i}.7`)).toBe(8);
  expect(await statuses(env, address)).toBe(5);
  // The entries before the proxy's own one come from the visitor.
  expect(await statuses(env, (i) => `192.0.2.${i}, 203.0.113.9`)).toBe(5);
});

test('a request that is invalid or refused uses up nobody else’s limit', async () => {
  const service = await startTestService({
    env: {
      TRUST_PROXY: 'loopback',
      RATE_LIMIT_MAX: '5',
      RATE_LIMIT_TOTAL_MAX: '8',
      RATE_LIMIT_SECONDS: '36000',
    },
  });
  const post = async (body: unknown, ip: string, key = `${Math.random()}`) => {
    const headers = { 'X-Forwarded-For': ip, 'Idempotency-Key': key };
    return (await service.post(body, headers)).status;
  };
  expect(await post(anEnquiry(), '203.0.113.7', 'one')).toBe(200);
  for (let i = 0; i < 20; i += 1) {
    expect(await post({}, `198.51.${i}.1`)).toBe(400);
    expect(await post(anEnquiry({ message: `${i}` }), `198.51.${i}.2`, 'one')).toBe(422);
  }
  for (let i = 0; i < 4; i += 1) expect(await post(anEnquiry(), '203.0.113.7')).toBe(200);
});

const slowHead =
  'POST /api/send-email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

test('a client that sends slowly is cut off, and others are served meanwhile', async () => {
  const service = await startTestService();
  const { server } = service.app.fastify;
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(20_000);
  // Shortened for the test; the server's own check interval of 2 s adds to it.
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
});

test.each([
  ['requests without an end', slowHead],
  ['headers without an end', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['connections without a request', ''],
])('400 %s block no other visitor, and the oldest of them are closed', async (_, bytes) => {
  const service = await startTestService();
  const { hostname, port } = new URL(service.url);
  let closed = 0;
  const sockets = Array.from({ length: 400 }, () => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    return socket.on('error', () => undefined).on('close', () => (closed += 1));
  });
  await until(() => closed >= 400 - MAX_INCOMPLETE_REQUESTS);
  expect((await service.post(anEnquiry())).status).toBe(200);
  expect((await fetch(`${service.url}/livez`)).status).toBe(200);
  expect(closed).toBeLessThan(400);
  for (const socket of sockets) socket.destroy();
});

test.each([
  'GET /livez HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a.example\r\nAccept: */*\r\nhost: a.example\r\n\r\n',
  'POST /api/send-email HTTP/1.1\r\nHOST: x\r\nHost: y\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
])('a request with two Host headers is refused: %j', async (bytes) => {
  const service = await startTestService();
  const answer = await rawRequest(service.url, bytes);
  expect([statusOf(answer), headersOf(answer).connection]).toEqual([400, 'close']);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

/** Posts a plain form with the honeypot filled in, as robots do. */
const postWithHoneypot = (service: TestService, message = String(Math.random())) =>
  service.postForm({ name: 'Robot', message, website: 'https://x.example' });

const suspicious = (message = String(Math.random())) =>
  anEnquiry({ message: `[url=x] ${message}` });

test('a flood of held enquiries or suspected spam blocks no other enquiry', async () => {
  const service = await startTestService({ deps: { maxWaiting: 2, relay: manualRelay } });
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
  const health = await service.store.health();
  expect(health).toMatchObject({ held: 2, suspected: 2, unsuspected: 1 });
});

test('a sender caught by the honeypot gets the usual answer, and the enquiry is mailed once an operator releases it', async () => {
  const service = await startTestService();
  const response = await postWithHoneypot(service);
  expect(response.headers.get('location')).toBe('/thank-you');
  await service.app.relay.runOnce();
  const enquiry = await service.last();
  expect(enquiry).toMatchObject({ state: 'held', attempts: 0 });
  await service.store.release({ publicIds: [enquiry?.publicId ?? ''], now: Date.now() });
  await service.app.relay.runOnce();
  expect(await service.last()).toMatchObject({ state: 'sent' });
});

test('an enquiry that is held because of autofill is mailed once the visitor sends it again', async () => {
  const peer = await startSmtpPeer();
  const service = await startTestService({ env: { SMTP_URL: peer.url } });
  await postWithHoneypot(service, 'We need an engine.');
  const again = { name: 'Robot', message: 'We need an engine.', website: '' };
  const answer = await service.postForm(again);
  expect(answer.headers.get('location')).toBe('/thank-you');
  await until(() => peer.received.length === 1);
  await until(async () => (await service.store.countByState()).sent === 1);
  expect(await service.store.listEnquiries({ limit: 10 })).toHaveLength(1);
});

test('suspected spam is mailed, and named so for people and for filters', async () => {
  const peer = await startSmtpPeer();
  const service = await startTestService({ env: { SMTP_URL: peer.url } });
  await service.post(suspicious());
  await until(() => peer.received.length === 1);
  await service.post(anEnquiry());
  await until(() => peer.received.length === 2);
  const [suspected, plain] = await peer.parsed();
  expect(suspected?.subject).toBe('[Suspected spam] Enquiry from Ada Lovelace');
  expect(suspected?.headers).toContainEqual(
    expect.objectContaining({ key: 'x-spam-flag', value: 'YES' }),
  );
  expect(plain?.subject).toBe('Enquiry from Ada Lovelace');
  expect(plain?.headers.map(({ key }) => key)).not.toContain('x-spam-flag');
});
