import type { Page } from '@playwright/test';
import { blog, industryNotFound, notFound } from '../../test/content.ts';
import { everyRoute } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';
import { cutText } from '../check-pages/cut-text.ts';

const widths = [320, 390, 800, 1280];

/** Words outside of header, main and footer: something printed what it should not. */
const stray = (page: Page) =>
  page.evaluate(() =>
    [...document.body.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent?.trim())
      .filter((words) => words !== ''),
  );

/** How far the page can be scrolled sideways, in CSS pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const { path } of everyRoute) {
  test(`${path} has one h1, its landmarks, and fits at every width`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.locator('h1')).toHaveCount(1);
    expect(await stray(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 }), `${width}`).toBeVisible();
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark), `${width}`).toBeVisible();
      expect(await overflow(page), `${width} wide, sideways`).toBe(0);
      expect(await page.evaluate(cutText), `${width} wide, text past the edge`).toEqual([]);
    }
  });
}

const lost = [
  { path: '/no-such-page', heading: notFound.heading },
  { path: '/no/such/page', heading: notFound.heading },
  { path: '/services/no-such-service', heading: notFound.heading },
  { path: '/services', heading: notFound.heading },
  { path: '/industry/no-such-industry', heading: industryNotFound.heading },
  { path: '/blog/no-such-article', heading: blog.heading },
  { path: '/enquiry-failed/too-many', heading: notFound.heading },
];

for (const { path, heading } of lost) {
  test(`${path} does not exist: 404, noindex, and a page that says so`, async ({
    page,
    watched,
  }) => {
    watched.errors.push(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(heading);
    expect(await stray(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width} wide`).toBe(0);
    }
  });
}

test('the page of an unknown article has a blank area without a message', async ({
  page,
  watched,
}) => {
  watched.errors.push(/status of 404/);
  await page.goto('/blog/no-such-article');
  await expect(page.getByRole('article')).toHaveText('');
  const heading = page.getByRole('heading', { level: 1 });
  // Screen readers get a heading; nobody sees a word.
  expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
  await expect(page.locator('main')).toHaveText((await heading.textContent()) ?? '');
});

test('an unknown path leads back to the home page', async ({ page, watched }) => {
  watched.errors.push(/status of 404/);
  await page.goto('/no-such-page');
  await expect(page.getByText(notFound.code, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: notFound.link }).click();
  await expect(page).toHaveURL('/');
});
