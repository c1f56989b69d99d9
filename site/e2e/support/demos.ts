import type { Locator, Page } from '@playwright/test';
import { bandsOf } from '../../../test/content.ts';
import type { BandKind, BandOf } from '../../src/bands/bands.ts';

export type Demo<Kind extends BandKind = BandKind> = {
  kind: Kind;
  path: string;
  band: BandOf<Kind> & { heading: string };
};

/** Returns a list with the company's first demonstration of a kind, or an empty one. */
export const demoOf = <Kind extends BandKind>(kind: Kind): Demo<Kind>[] =>
  bandsOf(kind)
    .slice(0, 1)
    .map((demo) => ({ kind, ...demo }));

export const sectionOf = (page: Page, { band }: { band: { heading: string } }): Locator =>
  page.getByRole('region', { name: band.heading, exact: true });

/** Opens a demonstration's page and returns its section once it works. */
export async function openDemo(
  page: Page,
  demo: { path: string; band: { heading: string } },
): Promise<Locator> {
  await page.goto(demo.path);
  const section = sectionOf(page, demo);
  await section.scrollIntoViewIfNeeded();
  const island = section.locator('astro-island');
  if (await island.count())
    await island.and(page.locator(':not([ssr])')).waitFor({ state: 'attached' });
  return section;
}
