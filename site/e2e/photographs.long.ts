import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { film, picturedCompany, shown, workHeading } from './support/pictured-company.ts';
import { type Service, startService } from '../../test/service.ts';
import { shiftsSoFar, watchShifts } from '../check-pages/shifts.ts';
import { temporaryFolder } from './support/temporary-folder.ts';
import { expect, test } from './support/test.ts';

// All of them look at one build.
test.describe.configure({ mode: 'serial' });

const astro = resolve(import.meta.dirname, '../../node_modules/astro/bin/astro.mjs');

let company: Awaited<ReturnType<typeof picturedCompany>>;
let service: Service;
let dist = '';
let build: () => Promise<string>;

test.beforeAll(async () => {
  company = await picturedCompany();
  const work = temporaryFolder();
  dist = join(work, 'dist');
  const env = {
    ...process.env,
    COMPANY: company.folder,
    SITE_OUT_DIR: dist,
    SITE_CACHE_DIR: join(work, 'cache'),
  };
  build = async () => {
    const cwd = resolve(import.meta.dirname, '..');
    const built = await promisify(execFile)(process.execPath, [astro, 'build'], { cwd, env });
    return built.stdout;
  };
  await build();
  service = await startService({ env: { SITE_DIR: dist, COMPANY: company.folder } });
});
test.afterAll(() => service?.stop());

/** The pictures of a page that stand there at last, with what was fetched for each of them. */
async function fetched(page: Page) {
  const pictures = page.locator('main picture img:visible');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  }
  const all = await pictures.evaluateAll((found) =>
    (found as HTMLImageElement[]).map((img) => ({
      path: new URL(img.currentSrc).pathname,
      shownWide: img.clientWidth,
      ground: img.style.backgroundColor,
      lazy: img.loading,
      alt: img.alt,
      card: img.classList.contains('aspect-4/3'),
    })),
  );
  return Promise.all(
    all.map(async ({ shownWide, ...one }) => {
      const file = join(dist, one.path);
      const { width } = await sharp(file).metadata();
      return { ...one, bytes: statSync(file).size, sharpness: width / shownWide };
    }),
  );
}

test('a phone with 2.6 pixels a pixel pays at most 120 KB for a photograph of 6 MB, and 40 KB in a card', async ({
  browser,
}) => {
  expect(company.bytes).toBeGreaterThanOrEqual(6_000_000);
  const viewport = { width: 390, height: 844 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: 2.6 });
  const page = await context.newPage();
  await page.goto(`${service.url}/`);
  const [hero, ...below] = await fetched(page);
  await page.goto(`${service.url}/blog`);
  below.push(...(await fetched(page)));
  const cards = below.filter(({ card }) => card);
  expect(cards.length).toBeGreaterThanOrEqual(4);
  expect(hero?.bytes).toBeLessThanOrEqual(120_000);
  for (const { bytes, card } of below) expect(bytes).toBeLessThanOrEqual(card ? 40_000 : 120_000);
  for (const picture of [hero, ...below]) {
    expect(picture?.path).toMatch(/\.avif$/);
    expect(picture?.alt).toBe(shown);
    expect(picture?.ground).toMatch(/^rgb/);
    // Less than this would be seen as blurred.
    expect(picture?.sharpness).toBeGreaterThanOrEqual(1.9);
  }
  expect([hero?.lazy, cards[0]?.lazy]).toEqual(['eager', 'lazy']);
  await page.goto(service.url + company.article);
  const [cover, figure, plan, poster] = await fetched(page);
  for (const picture of [cover, figure, poster])
    expect(picture?.bytes).toBeLessThanOrEqual(120_000);
  expect(plan).toMatchObject({ path: expect.stringMatching(/plan.*\.svg$/), alt: '' });
  await context.close();
});

for (const width of [390, 1280]) {
  test(`nothing moves at ${width}px when the photographs come`, async ({ page, watched }) => {
    watched.origins.add(service.url);
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.woff2', (route) => (width < 768 ? route.abort() : route.continue()));
    watched.errors.push(/ERR_FAILED/);
    await watchShifts(page);
    const [work = ''] = company.work;
    for (const path of ['/', company.service, company.industry, '/blog', company.article, work]) {
      await page.goto(service.url + path);
      expect((await fetched(page)).length, path).toBeGreaterThan(0);
      expect(await shiftsSoFar(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBe(width);
    }
  });
}

test('the picture of a video fills its place until it is pressed, with the title over it', async ({
  page,
  watched,
}) => {
  watched.origins.add(service.url).add('https://player.vimeo.com');
  await page.route('https://player.vimeo.com/**', (route) => route.fulfill({ body: 'Player' }));
  await page.goto(service.url + company.article);
  const play = page.getByRole('button', { name: film });
  await play.scrollIntoViewIfNeeded();
  const picture = play.locator('img');
  const [place, filled] = [await play.boundingBox(), await picture.boundingBox()];
  expect(filled?.width).toBeCloseTo((place?.width ?? 0) - 2, 0);
  expect(filled?.height).toBeCloseTo((place?.height ?? 0) - 2, 0);
  const title = play.getByText(film);
  const seen = await title.evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    const at = document.elementFromPoint(left + width / 2, top + height / 2);
    return { onTop: at === words, ground: getComputedStyle(words).backgroundColor };
  });
  // Its own ground, so that it can be read whatever the picture shows.
  expect(seen.onTop).toBe(true);
  expect(seen.ground).not.toBe('rgba(0, 0, 0, 0)');
  await play.click();
  await expect(page.locator('iframe')).toHaveAttribute('title', film);
});

test('a case study has its photograph at its head, and the footer lists all of them', async ({
  page,
  watched,
}) => {
  watched.origins.add(service.url);
  await page.goto(service.url + (company.work[0] ?? ''));
  const [cover] = await fetched(page);
  expect(cover).toMatchObject({ alt: shown, lazy: 'eager' });
  const column = page.getByRole('contentinfo').getByRole('navigation', { name: workHeading });
  const links = await column
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.toSorted()).toEqual(company.work);
});

test('a panel shows its photograph once it is open, and not before', async ({ page, watched }) => {
  watched.origins.add(service.url);
  await page.goto(`${service.url}/contact`);
  const panel = page.locator('#services-panel');
  const picture = panel.getByRole('img', { name: shown, includeHidden: true });
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  expect(await width()).toBe(0);
  await page.locator('[popovertarget=services-panel]').click();
  await expect.poll(width).toBeGreaterThan(0);
});

test('a page is shared with its photograph, beside its title or alone', async ({ request }) => {
  for (const path of ['/', company.service, company.article, '/about', '/contact']) {
    const html = await (await request.get(service.url + path)).text();
    const [, image = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const photograph = path !== '/contact';
    expect(image, path).toMatch(photograph ? /\/share\/.*\.jpg$/ : /\/share\/.*\.png$/);
    expect(/og:image:alt" content="([^"]+)"/.exec(html)?.[1]?.includes(shown)).toBe(photograph);
    const answer = await request.get(service.url + new URL(image).pathname);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect([width, height], path).toEqual([1200, 630]);
    expect((await answer.body()).length, path).toBeLessThanOrEqual(200_000);
  }
});

test('a feed reader gets the pictures of an article by their whole addresses', async ({
  request,
}) => {
  const feed = await (await request.get(`${service.url}/feed.xml`)).text();
  expect(feed).toMatch(
    /&lt;img src=&quot;https?:\/\/[^&]+\/_astro\/dusk[^&]+\.webp&quot; alt=&quot;Ridges/,
  );
});

test('a second build takes every picture from the first', async () => {
  const said = await build();
  expect(said.match(/reused cache entry/g)?.length).toBeGreaterThan(40);
  expect(said).not.toMatch(/before: \d+kB/);
});
