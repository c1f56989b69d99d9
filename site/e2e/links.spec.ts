import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../../test/built.ts';
import { everyRoute } from '../../test/routes.ts';
import { expect, requestTest as test } from './support/test.ts';

test('every built file is served at its own address, and a page with a trailing slash too', async ({
  baseURL,
}) => {
  const ask = (path: string, method: 'GET' | 'HEAD') =>
    fetch(`${baseURL}${path}`, { method, redirect: 'manual' });
  const addresses = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(builtSite, path)).isFile())
    // Files without an address: facts for the service, other encodings, and answers.
    .filter((path) => !/^built-site\.json$|\.(br|gz|zst)$/.test(path))
    .filter((path) => !/(^|\/)404\.html$|^([\w-]+\/)?enquiry-failed\//.test(path))
    .map((path) => `/${path.replace(/(^index)?\.html$/, '')}`);
  const pages = everyRoute.map(({ path }) => path);
  expect(addresses).toEqual(expect.arrayContaining(pages));
  for (const path of addresses) expect.soft((await ask(path, 'HEAD')).status, path).toBe(200);
  for (const path of pages.filter((path) => path !== '/')) {
    const slashed = await ask(`${path}/`, 'GET');
    expect.soft(slashed.status, `${path}/`).toBe(200);
    expect.soft(await slashed.text(), `${path}/`).toBe(await (await ask(path, 'GET')).text());
  }
});
