import type { Page } from '@playwright/test';
import {
  carouselMoves,
  customers,
  home,
  homeHas,
  serviceCards,
  testimonials,
} from '../../test/content.ts';
import { expect, test } from './support/test.ts';

/** The width of A4 between the margins of styles/print.css. */
const paper = { left: 0, right: 643 };

test('the home page prints all services, quotes, words and answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/');
  if (carouselMoves) {
    await page.locator('.testimonial').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.testimonials')).toHaveAttribute('data-ready', 'true');
    await page.getByRole('button', { name: home.testimonials.labels.next }).click();
  }
  const folded = page.locator('main details').last();
  if (homeHas('questions')) {
    await folded.locator('summary').click();
    await expect(folded).not.toHaveAttribute('open');
  }
  await page.setViewportSize({ width: paper.right, height: 986 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(home.hero.words.join(', ')),
  );
  const word = page.locator('h1 [aria-hidden] > span').filter({ visible: true });
  await expect(word).toHaveText(home.hero.words.join(', '));
  if (homeHas('services'))
    await expect(page.locator('.services-grid > li').filter({ visible: true })).toHaveCount(
      serviceCards.length,
    );
  if (homeHas('logoStrip'))
    await expect(page.locator('.logo-strip-logo svg:visible')).toHaveCount(customers.length);
  if (homeHas('testimonials')) await expectWholeQuotes(page);
  if (homeHas('questions'))
    expect((await folded.locator('p').boundingBox())?.height).toBeGreaterThan(20);
});

async function expectWholeQuotes(page: Page) {
  const quotes = page.locator('.testimonial');
  await expect(quotes).toHaveCount(testimonials.length);
  const places = await quotes.evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top } = one.getBoundingClientRect();
      return { left, right, top };
    }),
  );
  for (const { left, right } of places) {
    expect(left).toBeGreaterThanOrEqual(paper.left);
    expect(right).toBeLessThanOrEqual(paper.right);
  }
  expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(testimonials.length);
  const last = await page.locator('.testimonials').evaluate((window) => ({
    overflow: getComputedStyle(window).overflowY,
    cut: window.scrollHeight - window.clientHeight,
  }));
  expect(last).toEqual({ overflow: 'visible', cut: 0 });
}
