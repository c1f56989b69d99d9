import type { Page } from '@playwright/test';
import { company } from './support/company.ts';
import {
  carouselMoves,
  customers,
  home,
  homeHas,
  homeServices,
  testimonials,
} from '../../test/content.ts';
import { faintThings } from '../check-pages/contrast.ts';
import { cutText } from '../check-pages/cut-text.ts';
import { kinds } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

// From a dark system, on paper of two sizes: the widths between the margins of styles/print.css.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));
const papers = { A4: 643, Letter: 665 };

/** What only a screen can use. */
const screenOnly = [
  'header.site-header, .side-menu, .site-panel, .skip-link, .contents-list, a[rel=prev], a[rel=next]',
  'button, form, input, textarea, label, .button, a[href="/contact"], footer nav, .footer-social',
].join();

async function print(page: Page, width: number) {
  await page.setViewportSize({ width, height: 986 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** Runs in the page: what is wider than its place, though on paper nothing scrolls. */
function tooWide(): string[] {
  const root = document.documentElement;
  return [root, ...document.querySelectorAll('main *')]
    .filter((element) => element.checkVisibility() && !element.closest('svg, [class*="sr-only"]'))
    .filter(
      (element) =>
        element === root || /auto|scroll|hidden/.test(getComputedStyle(element).overflowX),
    )
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
}

for (const path of kinds) {
  test(`${path} prints its words, dark on white, and nothing that is useless on paper`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const [paper, width] of Object.entries(papers)) {
      await print(page, width);
      await expect(page.locator(screenOnly).filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      // In place of the form, and on every other page, there is an address to write to.
      const footer = page.getByRole('contentinfo');
      for (const words of [company.name, company.email, company.phone])
        await expect(
          footer.getByText(words, { exact: true }).filter({ visible: true }).first(),
        ).toBeVisible();
      expect(await page.evaluate(faintThings), paper).toEqual([]);
      expect(await page.evaluate(cutText), paper).toEqual([]);
      expect(await page.evaluate(tooWide), paper).toEqual([]);
    }
  });
}

test.describe('while everything moves', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the home page prints all services, quotes, words and answers', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    const quotes = page.locator('.testimonial');
    if (carouselMoves) {
      await quotes.first().scrollIntoViewIfNeeded();
      await expect(page.locator('.testimonials')).toHaveAttribute('data-ready', 'true');
      await page.getByRole('button', { name: home.testimonials.labels.next }).click();
    }
    const folded = page.locator('main details').last();
    if (homeHas('questions')) {
      await folded.locator('summary').click();
      await expect(folded).not.toHaveAttribute('open');
    }
    await print(page, papers.A4);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(home.hero.words.join(', ')),
    );
    const word = page.locator('h1 [aria-hidden] > span').filter({ visible: true });
    await expect(word).toHaveText(home.hero.words.join(', '));
    if (homeHas('services'))
      await expect(page.locator('.services-grid > li').filter({ visible: true })).toHaveCount(
        homeServices.length,
      );
    if (homeHas('customers'))
      await expect(page.locator('.logo svg:visible')).toHaveCount(customers.length);
    if (!homeHas('testimonials')) return;
    await expect(quotes).toHaveCount(testimonials.length);
    const paper = { left: 0, right: papers.A4 };
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
    if (homeHas('questions'))
      expect((await folded.locator('p').boundingBox())?.height).toBeGreaterThan(20);
  });
});
