import { afterAll, beforeAll, expect } from 'vitest';
import { homeHas, testimonials } from '../../../test/content.ts';
import { type Service, startService } from '../../../test/service.ts';
import type { Locator } from './locate.ts';
import { locators } from './locators.ts';
import { logosAt } from './logos.ts';
import { mirrored } from './mirrored-site.ts';
import type { Page } from './page.ts';
import { test } from './test.ts';

// The language that is written from right to left, whose pages right-to-left.company.ts looks at in Chromium: here is
// what engines do differently, which is where things begin, scroll to and move to.

let service: Service;

beforeAll(async () => {
  const { company, dist } = mirrored(process.env.MIRRORED_SITE ?? '');
  service = await startService({ env: { SITE_DIR: dist, COMPANY: company } });
});
afterAll(() => service.stop());

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.resize(width, 800);
  await page.open(`${service.url}${path}`);
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl');
}

/** Where the one element of a locator begins and ends, in CSS pixels from the window's left. */
async function sides(page: Page, locator: Locator) {
  const { x, width } = await page.one(locator);
  return { left: Math.round(x), right: Math.round(x + width) };
}

/** How far the window can be scrolled to either side. Runs in the page. */
function sideways(): number[] {
  return [-100, 100].map((left) => {
    scrollTo({ left, behavior: 'instant' });
    const moved = scrollX;
    scrollTo({ left: 0, behavior: 'instant' });
    return moved;
  });
}

// Each in a tab of its own: who leaves a page while it loads something sees an error in WebKit.
for (const path of ['/ar', '/ar/about', '/ar/blog', '/ar/contact', '/ar/privacy-policy'])
  for (const width of [390, 1280])
    test(`at ${width}px ${path} does not scroll sideways`, async ({ page }) => {
      await open(page, path, width);
      expect(await page.evaluate(sideways)).toEqual([0, 0]);
    });

test('the header begins on the right, and its panel does', async ({ page }) => {
  await open(page, '/ar/about', 1280);
  const name = await sides(page, { css: '.wordmark', within: locators.header });
  const [first, second] = await page.all({ css: 'nav a, nav button', within: locators.header });
  expect(name.right).toBeGreaterThan(1150);
  expect((first?.x ?? NaN) + (first?.width ?? NaN)).toBeLessThan(name.left);
  expect(second?.x).toBeLessThan(first?.x ?? NaN);
  await page.clickOn(locators.panelButton('services'));
  await page.one(locators.panel.services);
  const heads = await page.all({ css: '.panel-head', within: locators.panel.services.css });
  expect(heads.length).toBeGreaterThan(1);
  expect(heads[0]?.x).toBeGreaterThan(heads.at(-1)?.x ?? NaN);
});

test('on a phone the menu opens from its button on the left, and closes', async ({ page }) => {
  await open(page, '/ar/about', 390);
  expect((await sides(page, locators.openMenu)).left).toBeLessThan(30);
  await page.clickOn(locators.openMenu);
  await expect.poll(async () => (await sides(page, locators.menu)).left).toBe(0);
  await page.clickOn(locators.closeMenu);
  await expect.poll(async () => (await page.all(locators.menu)).length).toBe(0);
});

// When all quotes fit beside each other the carousel does not move.
if (homeHas('testimonials') && testimonials.length > 3)
  test('the carousel goes on to the left', async ({ page }) => {
    await open(page, '/ar', 1280);
    await page.hydrated(locators.carousel);
    await page.clickOn(locators.pause);
    const { right: edge } = await sides(page, { css: locators.carousel });
    /** The number of the slide that begins at the right edge; none while they move. */
    const first = async () => {
      const slides = await page.all(locators.slide);
      return slides.findIndex(({ x, width }) => Math.abs(x + width - edge) < 2);
    };
    await expect.poll(first).toBeGreaterThanOrEqual(0);
    const before = await first();
    const [at, after] = (await page.all(locators.slide)).slice(before);
    expect(after?.x).toBeLessThan(at?.x ?? NaN);
    await page.clickOn(locators.next);
    await expect.poll(first).toBe((before + 1) % testimonials.length);
    await page.clickOn(locators.previous);
    await expect.poll(first).toBe(before);
  });

if (homeHas('customers'))
  test('the row of logos moves to the right', async ({ page }) => {
    await open(page, '/ar', 1280);
    await page.scrollTo(locators.logoTrack);
    const track = () => logosAt(page);
    const start = await track();
    await expect.poll(track).toBeGreaterThan(start + 10);
  });

test('the form begins on the right, and its toast comes at the left', async ({ page }) => {
  await open(page, '/ar/contact', 1280);
  await page.hydrated(locators.form);
  const [name, email] = [await sides(page, locators.name), await sides(page, locators.email)];
  expect(email.right).toBeLessThan(name.left);
  const directions = (css: string) =>
    page.evaluate((selector) => {
      const field = document.querySelector(selector);
      return field && [getComputedStyle(field).direction, getComputedStyle(field).unicodeBidi];
    }, css);
  expect((await directions('main form [name="email"]'))?.[0]).toBe('ltr');
  expect((await directions('main form [name="message"]'))?.[1]).toBe('plaintext');
  await page.fill(locators.message, 'مرحبا');
  await page.clickOn(locators.send);
  await expect.poll(async () => (await sides(page, locators.toast)).left).toBeLessThan(60);
  expect((await sides(page, locators.toast)).right).toBeLessThan(640);
});
