import type { Page } from '@playwright/test';
import { anArticle, aService } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

// What comes after the first paint: docs/decisions/0015-after-the-first-paint.md.

const phone = { width: 390, height: 844 };

/** The names of what was asked for before the first paint and after it. */
async function fetched(page: Page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const names = (late: boolean) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime > painted === late)
        .map(({ name }) => new URL(name).pathname);
    return { before: names(false), after: names(true) };
  });
}

/** The names of the files with the page's faces. */
const faceFiles = (page: Page) =>
  page
    .locator('link[as="font"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));

for (const path of ['/', aService, '/contact', anArticle]) {
  test(`on a phone ${path} paints as soon as it has its style sheets`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const { before, after } = await fetched(page);
    // A picture of the first view is fetched at once, and holds nothing up.
    const others = before.filter((name) => !/\.(css|avif|webp|png|svg)$/.test(name));
    expect(others).toEqual([]);
    expect(after).toEqual(expect.arrayContaining(await faceFiles(page)));
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
    await expect(page.locator('link[rel=icon]').last()).toHaveAttribute('href', '/favicon.svg');
  });
}

test('on a desktop the fonts are requested before the first paint', async ({ page }) => {
  await page.goto('/');
  const { before } = await fetched(page);
  expect(before).toEqual(expect.arrayContaining(await faceFiles(page)));
});

for (const path of ['/', aService, '/blog', anArticle]) {
  test(`on a phone the first visit to ${path} shows every font`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    await fetched(page);
    const families = () =>
      page.evaluate(() =>
        [...document.fonts]
          // Letters that the page does not have are in files that it does not load.
          .filter((face) => !face.family.includes('stand-in') && face.unicodeRange === 'U+0-10FFFF')
          .map(({ status }) => status),
      );
    const all = (await faceFiles(page)).map(() => 'loaded');
    await expect.poll(families).toEqual(all);
  });
}

test('the drawings of a page appear soon after its words', async ({ page }) => {
  await page.goto('/');
  await fetched(page);
  const parts = page.locator('use[data-href]');
  for (const part of await parts.all())
    await expect(part).toHaveAttribute('href', /^\/art\/[\w-]+\.svg#[\w-]+$/);
});
