import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { bandsOf } from '../../../test/content.ts';
import type { BandKind, BandOf } from '../../src/bands/bands.ts';
import { definitions } from '../../src/bands/bands.ts';
import { expect, test } from './test.ts';

type Demo<Kind extends BandKind> = {
  path: string;
  band: BandOf<Kind> & { heading: string };
  /** Opens its page and gives the section, alive as far as it needs a script. */
  open: (page: Page) => Promise<Locator>;
};

/** What can be tried, of one kind: on each page of the company that has it. */
export const demosOf = <Kind extends BandKind>(kind: Kind): Demo<Kind>[] =>
  bandsOf(kind).map(({ path, band }) => ({
    path,
    band: withDefaults(band),
    async open(page) {
      await page.goto(path);
      const section = page.getByRole('region', { name: band.heading, exact: true });
      await section.scrollIntoViewIfNeeded();
      const island = section.locator('astro-island');
      if (await island.count())
        await island.and(page.locator(':not([ssr])')).waitFor({ state: 'attached' });
      return section;
    },
  }));

/** A band as its page gets it. */
function withDefaults<Band extends { kind: string }>(band: Band): Band {
  return definitions[band.kind as BandKind].schema.parse(band) as unknown as Band;
}

/** The bytes of a demonstration's own script as it travels: what else it imports is on the page anyway. */
function ownScript(name: string): number {
  const folder = join(process.env.SITE_DIR ?? 'site/dist', '_astro');
  const file = readdirSync(folder).find((one) => new RegExp(`^${name}\\..*\\.js$`).test(one));
  if (!file) throw new Error(`There is no script of ${name} in ${folder}.`);
  return brotliCompressSync(readFileSync(join(folder, file))).length;
}

/** What holds for every demonstration that is an island: its script comes when it is seen, and is small. */
export function testOwnScript(
  name: string,
  {
    path,
    heading,
    open,
  }: { path: string; heading: string; open: (page: Page) => Promise<Locator> },
): void {
  test(`on ${path} the script of “${heading}” comes when it is seen, and weighs at most 10 KB`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(fetched.filter((url) => url.includes(`/${name}.`))).toEqual([]);
    await open(page);
    expect(ownScript(name)).toBeLessThanOrEqual(10_000);
  });
}
