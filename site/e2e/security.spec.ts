import type { APIResponse } from '@playwright/test';
import { kinds, kindsInOthers } from '../../test/routes.ts';
import { expect, requestTest, test } from './support/test.ts';

const directives = (policy: string) =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

function expectGuarded(answer: APIResponse) {
  const headers = answer.headers();
  const path = answer.url();
  expect.soft(headers, path).toMatchObject({
    'x-content-type-options': 'nosniff',
    // Feed readers show pictures on other sites.
    'cross-origin-resource-policy': headers['content-type']?.startsWith('image/')
      ? 'cross-origin'
      : 'same-origin',
  });
  // No visitor opens these files as a document.
  if (!path.includes('/_astro/')) {
    expect.soft(headers, path).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    for (const power of ['camera', 'microphone', 'geolocation', 'payment'])
      expect.soft(headers['permissions-policy'], path).toContain(`${power}=()`);
  }
  for (const name of ['set-cookie', 'server', 'x-powered-by'])
    expect.soft(headers[name], `${path} ${name}`).toBeUndefined();
  // It must not be sent over http: RFC 6797, 7.2.
  expect.soft(headers['strict-transport-security'], path).toBeUndefined();
}

requestTest(
  'each page is sent with a CSP that allows only its own content',
  async ({ request }) => {
    for (const path of [...kinds, ...kindsInOthers, '/industry/unknown', '/blog/unknown']) {
      const answer = await request.get(path);
      expectGuarded(answer);
      const [, written = ''] =
        /<meta http-equiv="content-security-policy" content="([^"]+)">/.exec(await answer.text()) ??
        [];
      const policy = directives(written);
      const expectSources = (name: string, sources: string[] | undefined) =>
        expect.soft(policy.get(name), `${path} ${name}`).toEqual(sources);
      for (const name of ['default-src', 'base-uri', 'trusted-types'])
        expectSources(name, ["'none'"]);
      for (const name of ['form-action', 'connect-src', 'font-src'])
        expectSources(name, ["'self'"]);
      for (const name of ['script-src', 'style-src'])
        for (const source of policy.get(name) ?? ['missing'])
          expect.soft(source, `${path} ${name}`).toMatch(/^('self'|'sha256-[\w+/]+=*')$/);
      // Unset, it falls back to style-src.
      expectSources('style-src-elem', undefined);
      expectSources('object-src', policy.has('object-src') ? ["'none'"] : undefined);
      expectSources('style-src-attr', ["'unsafe-inline'"]);
      expectSources('require-trusted-types-for', ["'script'"]);
      expect.soft(answer.headers()['cache-control'], path).toBe('no-cache');
    }
  },
);

const types: Record<string, string> = {
  css: 'text/css',
  js: 'text/javascript',
  woff2: 'font/woff2',
  avif: 'image/avif',
  webp: 'image/webp',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

requestTest(
  'each file and each answer of the service has its security headers and its type',
  async ({ request }) => {
    const html = await (await request.get('/')).text();
    const assets = [...new Set(html.match(/\/_astro\/[\w./-]+/g))];
    expect(assets.length).toBeGreaterThan(4);
    const beside = ['/robots.txt', '/favicon.svg', '/manifest.webmanifest'];
    for (const [path, type] of [
      ...[...assets, ...beside].map((path) => [path, types[path.split('.').at(-1) ?? '']] as const),
      ['/sitemap.xml', 'application/xml'],
      ['/feed.xml', 'application/atom+xml'],
    ] as const) {
      const answer = await request.get(path);
      expect.soft(answer.status(), path).toBe(200);
      expectGuarded(answer);
      expect.soft(answer.headers()['content-type'], path).toContain(type);
      // Their names change with their content.
      if (path.startsWith('/_astro/'))
        expect.soft(answer.headers()['cache-control'], path).toContain('immutable');
    }
    expectGuarded(await request.get('/livez'));
    for (const options of [{ data: '{' }, { form: { message: 'x'.repeat(70_000) } }]) {
      const refused = await request.post('/api/send-email', options);
      expect.soft(refused.status()).toBeGreaterThanOrEqual(400);
      expectGuarded(refused);
    }
  },
);

test('the site cannot be framed', async ({ page, watched }) => {
  watched.errors.push(/frame-ancestors|Refused to (display|frame)|X-Frame-Options/i);
  await page.route('**/frame-test', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<iframe src="/contact"></iframe>' }),
  );
  await page.goto('/frame-test');
  const frame = page.frames().at(1);
  await expect.poll(() => frame?.url()).toMatch(/^chrome-error:/);
});
