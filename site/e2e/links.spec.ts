import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { everyRoute } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const dist = process.env.SITE_DIR || resolve(import.meta.dirname, '../dist');

type Fetched = { status: number; html: string };

/** Fetches every path once. */
async function fetchAll(request: APIRequestContext, paths: Iterable<string>) {
  const found = new Map<string, Fetched>();
  for (const path of new Set(paths)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    const type = answer.headers()['content-type'] ?? '';
    found.set(path, {
      status: answer.status(),
      html: /html|svg/.test(type) ? await answer.text() : '',
    });
  }
  return found;
}

test('every page answers with and without a trailing slash', async ({ request }) => {
  const paths = everyRoute.flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/`]));
  const pages = await fetchAll(request, paths);
  expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
  for (const { path } of everyRoute)
    if (path !== '/') expect(pages.get(`${path}/`)?.html, path).toBe(pages.get(path)?.html);
});

// That every link leads to a page, an anchor or a file is what the build looks for: site/check-pages/built-links.ts.
test('every built file is served at its own address', async ({ request }) => {
  const built = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(dist, path)).isFile())
    // What is no address: facts for the service, what it sends in other encodings, and its answers.
    .filter((path) => !/^headers\.json$|\.(br|gz|zst)$/.test(path))
    .filter((path) => !/(^|\/)404\.html$|^([\w-]+\/)?enquiry-failed\//.test(path));
  const addresses = built.map((path) => `/${path.replace(/(^index)?\.html$/, '')}`);
  expect(addresses).toEqual(expect.arrayContaining(everyRoute.map(({ path }) => path)));
  const answers = await fetchAll(request, addresses);
  expect([...answers].filter(([, { status }]) => status !== 200)).toEqual([]);
});

test('no page has the same id twice', async ({ request }) => {
  const pages = await fetchAll(
    request,
    everyRoute.map(({ path }) => path),
  );
  for (const [path, { html }] of pages) {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([]);
  }
});

test('every page is its own canonical, other names point at the known page, and none is noindex', async ({
  request,
}) => {
  const pages = await fetchAll(
    request,
    everyRoute.map(({ path }) => path),
  );
  for (const { path, canonical, unlisted } of everyRoute) {
    if (unlisted) continue;
    const html = pages.get(path)?.html ?? '';
    const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(new URL(href).pathname, path).toBe(canonical);
    // One that is not to be indexed could not hand its rank on: the two contradict each other.
    const [, robots] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
    expect(robots, path).toBe('max-image-preview:large');
  }
});

test('other names are not in the sitemap, and every other page is', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const known = everyRoute.filter(
    ({ path, canonical, unlisted }) => path === canonical && !unlisted,
  );
  expect(listed.sort()).toEqual(known.map(({ path }) => path).sort());
});
