import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEnquiry, idOf, startTestService, type TestService } from '../../test/start-service.ts';
import { findAddresses } from '../text/find-addresses.ts';
import { isSameHost } from '../http/origin-guard.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const count = async () => (await service.store.listEnquiries({ limit: 1_000 })).length;

test('an enquiry is stored before it is answered, even at a path with a double slash', async () => {
  const response = await fetch(`${service.url}//api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(anEnquiry({ message: 'שלום "x" <b>\r\n👩‍💻' })),
  });
  expect(await service.store.showEnquiry(await idOf(response))).toMatchObject({
    name: 'Ada Lovelace',
    message: 'שלום "x" <b>\r\n👩‍💻',
    services: 'websites,hosting',
  });
});

test('an untouched form is accepted, and so is a long message', async () => {
  for (const message of ['', 'x'.repeat(60_000)])
    expect((await service.post(anEnquiry({ name: '', email: '', message }))).status).toBe(200);
});

test.each([
  ['malformed JSON', '{"name":', {}, 400],
  ['no JSON at all', '', {}, 400],
  ['not an object', '[1,2]', {}, 400],
  ['null', 'null', {}, 400],
  ['a wrong type', anEnquiry({ name: 7 as never }), {}, 400],
  ['a service that is text', anEnquiry({ services: { audits: 'yes' } as never }), {}, 400],
  ['an unknown field', { ...anEnquiry(), admin: true }, {}, 400],
  ['an unknown service', anEnquiry({ services: { ...anEnquiry().services, seo: true } }), {}, 400],
  ['a missing field', { name: 'Ada' }, {}, 400],
  ['a missing service', anEnquiry({ services: { audits: true } }), {}, 400],
  ['a poisoned prototype', '{"__proto__":{"name":"x"},"name":"a"}', {}, 400],
  ['65 KiB', anEnquiry({ message: 'x'.repeat(65 * 1024) }), {}, 413],
  ['a wrong content type', 'hello', { 'Content-Type': 'text/plain' }, 415],
  ['multipart', 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }, 415],
  ['a page of another site', anEnquiry(), { Origin: 'https://evil.example' }, 403],
  ['a cross-site fetch', anEnquiry(), { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a sandboxed frame', anEnquiry(), { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['an unusable key', anEnquiry(), { 'Idempotency-Key': 'a b' }, 400],
])('%s is refused with a problem that says what to fix', async (_, body, headers, status) => {
  const before = await count();
  const response = await service.post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const problem = (await response.json()) as Record<string, string>;
  expect(problem).toMatchObject({ status });
  expect(problem.type).toMatch(/^urn:frontage:problem:/);
  expect(problem.detail?.length).toBeGreaterThan(40);
  expect(service.log()).toContain(problem.instance?.replace('urn:frontage:request:', ''));
  expect(await count()).toBe(before);
});

test.each(['GET', 'PUT', 'DELETE', 'PATCH', 'HEAD'])(
  '%s is refused as a wrong method',
  async (method) => {
    const response = await fetch(`${service.url}/api/send-email`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
  },
);

test('a URL that cannot be decoded gets a problem response', async () => {
  const response = await fetch(`${service.url}/api/%zz`, { method: 'POST', body: '{}' });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('x-frame-options')).toBe('DENY');
  const text = await response.text();
  expect(text).toContain('urn:frontage:problem:bad-request');
  expect(text).not.toContain('%zz');
});

test('a body that is not UTF-8 is refused rather than garbled', async () => {
  const response = await fetch(`${service.url}/api/send-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: new Uint8Array([0x22, 0xff, 0x22]),
  });
  expect(response.status).toBe(400);
});

test('a page of an allowed origin passes its preflight and may read the answer', async () => {
  const Origin = 'https://www.example.com';
  const service = await startTestService({
    env: { ALLOWED_ORIGINS: `${Origin}, https://b.example` },
  });
  const preflight = await fetch(`${service.url}/api/send-email`, {
    method: 'OPTIONS',
    headers: {
      Origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(Origin);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  const response = await service.post(anEnquiry(), { Origin, 'Sec-Fetch-Site': 'cross-site' });
  expect(response.status).toBe(200);
  expect(response.headers.get('access-control-allow-origin')).toBe(Origin);
  expect(response.headers.get('vary')).toContain('Origin');
  const refused = await service.post(anEnquiry(), { Origin: 'https://c.example' });
  expect(refused.headers.get('access-control-allow-origin')).toBe(null);
});

test('a page may send to the host that served it, under any of its names', async () => {
  const headers = { Origin: service.url, 'Sec-Fetch-Site': 'same-origin' };
  expect((await service.post(anEnquiry(), headers)).status).toBe(200);
});

test('an address of 64 KiB is stored unchanged and found again, and a longer one ends the search too', async () => {
  // Combining marks in the worst order for normalization, whose time grows with the square of their number.
  const marks = ['\u0301', '\u05b0', '\u0334', '\u0316'].join('');
  const addressOf = (count: number) => `ada@${marks.repeat(count)}`;
  // In a time that grows with the square of the length, these would take more than a minute.
  for (const long of [addressOf(100_000), 'a@'.repeat(200_000)]) findAddresses(long);
  const email = addressOf(5_000);
  expect((await service.post(anEnquiry({ email }))).status).toBe(200);
  expect(await service.store.exportByEmail(email)).toHaveLength(1);
});

test.each([
  ['https://example.com', 'example.com', true],
  ['http://localhost:3000', 'localhost:3000', true],
  ['https://example.com', 'example.com:444', false],
  ['https://example.com.evil.example', 'example.com', false],
  ['https://evil.example/example.com', 'example.com', false],
  ['https://example.com', undefined, false],
  ['null', 'null', false],
])('origin %s and host %s are the same: %s', (origin, host, same) => {
  expect(isSameHost(origin, host)).toBe(same);
});
