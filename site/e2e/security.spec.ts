import type { APIResponse } from '@playwright/test';
import { everyRoute, kinds, kindsInOthers } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

/** The directives of a policy by their names. */
const directives = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

/** The headers of every answer, whatever its content. */
function expectGuarded(answer: APIResponse) {
  const headers = answer.headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  for (const power of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(headers['permissions-policy']).toContain(`${power}=()`);
  for (const name of ['set-cookie', 'server', 'x-powered-by'])
    expect(headers[name], name).toBeUndefined();
  // Over http it must not be sent: RFC 6797, 7.2.
  expect(headers['strict-transport-security']).toBeUndefined();
}

for (const path of [...kinds, ...kindsInOthers, '/industry/unknown', '/blog/unknown']) {
  test(`${path} is sent with a CSP that allows only its own content`, async ({ request }) => {
    const answer = await request.get(path);
    expectGuarded(answer);
    const policy = directives(answer.headers()['content-security-policy'] ?? '');
    expect(policy.get('default-src')).toEqual(["'none'"]);
    for (const name of ['script-src', 'style-src'])
      for (const source of policy.get(name) ?? ['missing'])
        expect(source, name).toMatch(/^('self'|'sha256-[\w+/]+=*')$/);
    // What it does not name falls back to style-src.
    expect(policy.has('style-src-elem')).toBe(false);
    for (const name of ['frame-ancestors', 'base-uri'])
      expect(policy.get(name), name).toEqual(["'none'"]);
    for (const name of ['form-action', 'connect-src', 'font-src'])
      expect(policy.get(name), name).toEqual(["'self'"]);
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
    expect(policy.has('object-src') ? policy.get('object-src') : ["'none'"]).toEqual(["'none'"]);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  });
}

test('every asset of the home page has its security headers, its type, and is cached for a year', async ({
  request,
}) => {
  const html = await (await request.get('/')).text();
  const assets = [...new Set(html.match(/\/_astro\/[\w./-]+/g))];
  expect(assets.length).toBeGreaterThan(4);
  const types = {
    css: 'text/css',
    js: 'text/javascript',
    woff2: 'font/woff2',
    avif: 'image/avif',
    webp: 'image/webp',
  };
  for (const path of assets) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expectGuarded(answer);
    const extension = path.split('.').at(-1) as keyof typeof types;
    expect(answer.headers()['content-type'], path).toContain(types[extension]);
    expect(answer.headers()['cache-control'], path).toContain('immutable');
  }
});

test('files beside the pages have their security headers and their types', async ({ request }) => {
  for (const [path, type] of [
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/feed.xml', 'application/atom+xml'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expectGuarded(answer);
    expect(answer.headers()['content-type'], path).toContain(type);
  }
});

test('the service’s own answers have the security headers too, refusals included', async ({
  request,
}) => {
  expectGuarded(await request.get('/livez'));
  for (const options of [{ data: '{' }, { form: { message: 'x'.repeat(70_000) } }]) {
    const answer = await request.post('/api/send-email', options);
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expectGuarded(answer);
  }
});

test('no page has a third-party script, an inline handler or a link that exposes its window', async ({
  request,
}) => {
  for (const { path } of everyRoute) {
    const html = await (await request.get(path)).text();
    for (const [, source = ''] of html.matchAll(/<script[^>]*\ssrc="([^"]*)"/g))
      expect(source, path).toMatch(/^\/_astro\//);
    expect(html.match(/<[a-z][^<>]*\son[a-z]+="/g), path).toBeNull();
    expect(html, path).not.toMatch(/javascript:/i);
    for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g))
      expect(link, path).toMatch(/rel="[^"]*\bnoopener\b/);
  }
});

test('the site cannot be put into a frame', async ({ page, watched }) => {
  watched.errors.push(/frame-ancestors|Refused to (display|frame)|X-Frame-Options/i);
  await page.route('**/frame-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/contact"></iframe>' }),
  );
  await page.goto('/frame-test');
  const frame = page.frames().at(1);
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});
