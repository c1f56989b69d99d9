import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { resolveOnHost } from '../../test/static-host.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import type { Redirect } from '../src/schema/redirect.ts';
import { checkStaticHost, writeHostFiles } from './static-host.ts';

const hosts = ['netlify', 'cloudflare', 'vercel', 'plain'];
const site = { publicOrigin: 'https://www.example.com', language: 'en' };

function build(...more: string[]): string {
  const dist = temporaryFolder();
  const english = ['index.html', 'about.html', 'blog.html', 'blog/one.html', '404.html'];
  const files = [...english, 'de/404.html', 'de/ueber-uns.html', '_astro/a.123.js'];
  for (const file of [...files, ...more]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), file);
  }
  return dist;
}

const redirects: Redirect[] = [
  { from: '/old', to: '/about', status: 301 },
  { from: '/blog/one', to: '/about?x=1#top', status: 302 },
  { from: '/alte/seite.html', to: '/de/ueber-uns', status: 308 },
  { from: '/über/c++', to: '/about', status: 301 },
  { from: '/seite.php', to: '/about', status: 301 },
  { from: '/news/*', to: '/blog/*', status: 301 },
  { from: '/news/all/*', to: '/about', status: 301 },
  { from: '/before/*', to: '/*', status: 301 },
  { from: '/?page_id=7', to: '/about', status: 301 },
  { from: '/gone', status: 410 },
  { from: '/wiki/A:b', to: 'https://example.org/a:(b)', status: 301 },
];

/** The answers of netlify, cloudflare, vercel and plain; a single answer if all are the same. */
const expected: [address: string, ...answers: string[]][] = [
  ['/about', '200 /about.html'],
  ['/', '200 /index.html'],
  ['/nothing', '404 /404.html'],
  // Vercel and GitHub Pages have one 404 page.
  ['/de/nothing', '404 /de/404.html', '404 /de/404.html', '404 /404.html', '404 /404.html'],
  ['/old', '301 /about', '301 /about', '301 /about', '200 /old/index.html'],
  ['/old/?a=b', '301 /about?a=b', '301 /about?a=b', '308 /old?a=b', '200 /old/index.html'],
  // A redirect has precedence over a page.
  ['/blog/one', '302 /about?x=1#top', '302 /about?x=1#top', '302 /about?x=1#top', '200 /blog/one.html'], // prettier-ignore
  ['/alte/seite.html', '308 /de/ueber-uns', '308 /de/ueber-uns', '308 /alte/seite', '200 /alte/seite.html'], // prettier-ignore
  ['/%C3%BCber/c++', '301 /about', '301 /about', '301 /about', '200 /über/c++/index.html'],
  ['/seite.php', '301 /about', '301 /about', '301 /about', '404 /404.html'],
  ['/news', '301 /blog', '301 /blog', '301 /blog', '200 /news/index.html'],
  ['/news/one', '301 /blog/one', '301 /blog/one', '301 /blog/one', '404 /404.html'],
  ['/news/all/one', '301 /about', '301 /about', '301 /about', '404 /404.html'],
  ['/before/about', `301 ${site.publicOrigin}/about`, `301 ${site.publicOrigin}/about`, `301 ${site.publicOrigin}/about`, '404 /404.html'], // prettier-ignore
  ['/?page_id=7', '301 /about', '200 /index.html', '301 /about', '200 /index.html'],
  ['/?page_id=8', '200 /index.html'],
  ['/wiki/A:b', '301 https://example.org/a:(b)', '301 https://example.org/a:(b)', '301 https://example.org/a%3A%28b%29', '200 /wiki/A:b/index.html'], // prettier-ignore
  ['/gone', '410 /404.html', '404 /404.html', '404 /404.html', '404 /404.html'],
];

test.each(hosts)('%s follows redirects, shows pages and sends headers', (host) => {
  const dist = build();
  // Redirects that a host cannot follow are returned.
  const unsupported = writeHostFiles(dist, host, redirects, site);
  const cannot: Record<string, string[]> = {
    cloudflare: ['/?page_id=7'],
    plain: ['/seite.php', '/news/*', '/news/all/*', '/before/*', '/?page_id=7'],
  };
  expect(unsupported).toEqual(cannot[host] ?? []);
  const ask = resolveOnHost(host, dist);
  const answers = expected.map(([address]) => {
    const { status, location, file } = ask(address);
    return [address, `${status} ${location ?? file}`];
  });
  const column = 1 + hosts.indexOf(host);
  expect(answers).toEqual(expected.map((row) => [row[0], row[column] ?? row[1]]));
  if (host === 'plain') {
    expect(readFileSync(join(dist, 'old/index.html'), 'utf8')).toMatch(
      /http-equiv="refresh" content="0; url=\/about">\n<link rel="canonical" href="https:\/\/www\.example\.com\/about">/,
    );
    return;
  }
  const { headers } = ask('/about');
  expect(headers).toMatchObject({
    'Content-Security-Policy': "frame-ancestors 'none'",
    'Strict-Transport-Security': expect.stringContaining('max-age='),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
  expect(headers['Cache-Control']).toBeUndefined();
  expect(ask('/_astro/a.123.js').headers['Cache-Control']).toContain('immutable');
});

test.each(hosts)(
  '100 old addresses in each of two languages are within the limits of %s',
  (host) => {
    const many = ['', '/de'].flatMap((language) =>
      Array.from({ length: 100 }, (_, index): Redirect => ({
        from: `${language}/${index < 40 ? `old/section-${index}/*` : `old-page-${index}`}`,
        to: `${language || '/about'}${index < 40 ? '/*' : ''}`,
        status: 301,
      })),
    );
    const dist = build();
    writeHostFiles(dist, host, many, site);
    const { status, location, file } = resolveOnHost(host, dist)('/de/old-page-99');
    expect(location ?? file).toMatch(/^\/de(\/old-page-99\/index\.html)?$/);
    expect(status).toBe(host === 'plain' ? 200 : 301);
  },
);

test('a site beyond a host’s limits stops the build, and the message says what to do', () => {
  const stop = (host: string, list: Redirect[], ...files: string[]) =>
    expect(() => writeHostFiles(build(...files), host, list, site));
  const many = (count: number, addressOf: (index: number) => string) =>
    Array.from({ length: count }, (_, index): Redirect => ({
      from: addressOf(index),
      to: '/about',
      status: 301,
    }));
  stop(
    'cloudflare',
    many(101, (index) => `/a${index}/*`),
  ).toThrow(
    'Cloudflare Pages takes 100 old addresses with a star in redirects.yaml, and here are 101. Have fewer, or choose another STATIC_HOST.',
  );
  stop(
    'cloudflare',
    many(1_001, (index) => `/a${index}`),
  ).toThrow(/takes 2000 old addresses/);
  stop(
    'cloudflare',
    many(1, () => `/${'a'.repeat(1_000)}`),
  ).toThrow(/takes 1000 characters/);
  stop(
    'vercel',
    many(2_049, (index) => `/a${index}`),
  ).toThrow(/^Vercel takes 2048 old addresses/);
  stop('vercel', [{ from: '/blog/*', to: '/about', status: 301 }]).toThrow(
    /^redirects\.yaml: \/blog\/\* would hide the page \/blog\/one on Vercel/,
  );
  expect(() => checkStaticHost('nowhere', 'https://api.example.com')).toThrow(
    /^STATIC_HOST is “nowhere”\. Set it to netlify, cloudflare, vercel, plain/,
  );
  expect(() => checkStaticHost('netlify', '/')).toThrow(/Set PUBLIC_API_BASE to the address/);
});
