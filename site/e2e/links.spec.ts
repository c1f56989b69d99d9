import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../../test/built.ts';
import { everyRoute } from '../../test/routes.ts';
import { expect, requestTest as test } from './support/test.ts';

test('every built file is served at its own address', async ({ baseURL }) => {
  const addresses = readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => statSync(join(builtSite, path)).isFile())
    // Files without an address: facts for the service, other encodings, and answers.
    .filter((path) => !/^built-site\.json$|\.(br|gz|zst)$/.test(path))
    .filter((path) => !/(^|\/)404\.html$|^([\w-]+\/)?enquiry-failed\//.test(path))
    .map((path) => `/${path.replace(/(^index)?\.html$/, '')}`);
  expect(addresses).toEqual(expect.arrayContaining(everyRoute.map(({ path }) => path)));
  for (const path of addresses) {
    const { status } = await fetch(`${baseURL}${path}`, { method: 'HEAD', redirect: 'manual' });
    expect.soft(status, path).toBe(200);
  }
});
