import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { industries, routes, services } from '../../../test/routes.ts';
import { pageHeight } from '../../../site/e2e/support/page-height.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

// What this company wants of its own pages: few words, and no two services built alike.

const MOST = { home: 1100, service: 900 };

/** At least so many of a service's words are on its page alone. */
const OWN = 350;

/** Every line of words that a reader can come to in the main area, what is folded in included. */
const linesOf = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) => {
    const unread = 'svg, script, style, noscript, template, .sr-only, [hidden], [aria-hidden=true]';
    const lines: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest(unread))
        lines.push((walker.currentNode as Text).data.replace(/\s+/g, ' ').trim());
    return lines.filter((line) => line !== '');
  });

const wordsIn = (lines: readonly string[]): number =>
  lines.join(' ').match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;

test('the home page has at most 1,100 words', async ({ page }) => {
  await page.goto('/');
  const count = wordsIn(await linesOf(page));
  expect(count).toBeGreaterThan(500);
  expect(count).toBeLessThanOrEqual(MOST.home);
});

test('a service page has at most 900 words, and 350 that no other one has', async ({ page }) => {
  test.slow();
  const pages = new Map<string, string[]>();
  for (const { path, canonical } of services) {
    await page.goto(path);
    const lines = await linesOf(page);
    expect(wordsIn(lines), path).toBeLessThanOrEqual(MOST.service);
    if (path === canonical) pages.set(path, lines);
  }
  for (const [path, lines] of pages) {
    const others = new Set([...pages].flatMap(([other, all]) => (other === path ? [] : all)));
    const own = lines.filter((line) => !others.has(line));
    expect(wordsIn(own), `own words of ${path}`).toBeGreaterThanOrEqual(OWN);
  }
});

test('home, the lists and the pages of one’s own have at most 9,000 pixels on a phone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What is read to its end, and what lengths.spec.ts binds.
  const read = /^\/(?:blog|work|services|industry)\/|^\/(?:privacy-policy|about)$/;
  const long: string[] = [];
  for (const { path } of routes) {
    if (read.test(path)) continue;
    await page.goto(path);
    const height = await pageHeight(page);
    if (height > 9000) long.push(`${path}: ${height}`);
  }
  expect(long).toEqual([]);
});

const folder = join(import.meta.dirname, '../services');
const kindsOf = (file: string) =>
  (parse(readFileSync(join(folder, file), 'utf8')) as { bands: { kind: string }[] }).bands.map(
    ({ kind }) => kind,
  );

test('no two services have the same order of bands from the middle down', () => {
  const ends = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const kinds = kindsOf(file);
    const end = kinds.slice(Math.floor(kinds.length / 2)).join(' ');
    expect(ends.get(end), `${basename(file, '.yaml')}: ${end}`).toBeUndefined();
    ends.set(end, basename(file, '.yaml'));
  }
});

test('home, about, each service and each industry have one moment from edge to edge', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 900 });
  const own = [...services, ...industries].filter(({ path, canonical }) => path === canonical);
  for (const path of ['/', '/about', ...own.map((one) => one.path)]) {
    await page.goto(path);
    const moment = page.locator('.moment');
    await expect(moment, path).toHaveCount(1);
    const { width, size } = await moment.evaluate((figure) => ({
      width: figure.getBoundingClientRect().width,
      size: parseFloat(getComputedStyle(figure.firstElementChild ?? figure).fontSize),
    }));
    expect(width, path).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    expect(size, path).toBeGreaterThan(100);
  }
});

test('each testimonial names a trade and a size, and the 100 leads to how it is counted', async ({
  page,
}) => {
  await page.goto('/');
  const clients = page.locator('.testimonial figcaption .annotation');
  await expect(clients).toHaveCount(9);
  for (const client of await clients.allTextContents())
    expect(client).toMatch(/^\D+, .*\d+ people$/);
  await page.getByRole('link', { name: 'Projects Completed' }).click();
  await expect(page).toHaveURL(/\/how-we-work#/);
  await expect(page.locator(':target')).toHaveText('What counts as completed');
});
