import type { APIRequestContext } from '@playwright/test';
import { industries, panelServices } from './support/content.ts';
import { routes } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const lost = ['/no-such-page', '/services/nothing', '/industry/nothing', '/blog/nothing'];

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

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#38;', '&');

/** What a page points at within the site: links, styles, scripts, pictures, fonts. */
function targets(html: string, from: string): URL[] {
  return [...html.matchAll(/\s(?:href|src|component-url|renderer-url)="([^"]*)"/g)]
    .map(([, target = '']) => new URL(unescape(target), `http://site${from}`))
    .filter(({ protocol, host }) => protocol === 'http:' && host === 'site');
}

const idsOf = (html: string) =>
  new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescape(id)));

test('every page answers with and without a trailing slash', async ({ request }) => {
  const paths = routes.flatMap(({ path }) => (path === '/' ? [path] : [path, `${path}/`]));
  const pages = await fetchAll(request, paths);
  expect([...pages].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]);
  for (const { path } of routes)
    if (path !== '/') expect(pages.get(`${path}/`)?.html, path).toBe(pages.get(path)?.html);
});

test('every internal link answers and every anchor exists', async ({ request }) => {
  const pages = await fetchAll(request, [...routes.map(({ path }) => path), ...lost]);
  const links = [...pages].flatMap(([from, { html }]) =>
    targets(html, from).map((to) => ({ from, to })),
  );
  // Each page has at least what leads to every page of the header and the footer.
  expect(links.length).toBeGreaterThan(routes.length * (panelServices.length + industries.length));
  const answers = await fetchAll(
    request,
    links.map(({ to }) => to.pathname),
  );
  const broken = links.filter(({ from, to }) => {
    const ownPage = to.pathname === from;
    if (!ownPage && answers.get(to.pathname)?.status !== 200) return true;
    const html = (ownPage ? pages.get(from) : answers.get(to.pathname))?.html ?? '';
    return to.hash !== '' && !idsOf(html).has(decodeURIComponent(to.hash.slice(1)));
  });
  expect(broken.map(({ from, to }) => `${from} → ${to.pathname}${to.hash}`)).toEqual([]);
});

test('no page has the same id twice', async ({ request }) => {
  const pages = await fetchAll(
    request,
    routes.map(({ path }) => path),
  );
  for (const [path, { html }] of pages) {
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([]);
  }
});

test('every page is canonical for itself, other names point at the known page, and none is noindex', async ({
  request,
}) => {
  const pages = await fetchAll(
    request,
    routes.map(({ path }) => path),
  );
  for (const { path, canonical } of routes) {
    if (path === '/thank-you') continue;
    const html = pages.get(path)?.html ?? '';
    const [, href = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(new URL(href).pathname, path).toBe(canonical);
    // One that is not to be indexed could not hand its rank on: the two contradict each other.
    const [, robots] = /<meta name="robots" content="([^"]*)"/.exec(html) ?? [];
    expect(robots, path).toBe('max-image-preview:large');
  }
});

test('other names are kept out of the sitemap, every other page is in it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const known = routes.filter(({ path, canonical }) => path === canonical && path !== '/thank-you');
  expect(listed.sort()).toEqual(known.map(({ path }) => path).sort());
});
