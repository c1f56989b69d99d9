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
