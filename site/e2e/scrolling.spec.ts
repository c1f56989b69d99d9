import type { Page } from '@playwright/test';
import { articles, services } from '../../test/content.ts';
import { expect, test } from './support/test.ts';

// Code samples and tables wider than their container.

const boxes = 'main :is(pre, .scrolling-table)';

/** Returns what scrolls sideways, its name, and whether Tab stops at it. */
const state = (page: Page) =>
  page.locator(boxes).evaluateAll((elements) =>
    elements.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      stops: (box as HTMLElement).tabIndex === 0,
      named: box.role === 'group' && !!box.ariaLabel,
    })),
  );

const wide = ({ bands }: (typeof services)[0]) =>
  bands.some(({ kind }) => kind === 'table' || kind === 'code');

const paths = [
  ...articles.slice(0, 1).map(({ slug }) => `/blog/${slug}`),
  ...services
    .filter(wide)
    .slice(0, 1)
    .map(({ slug }) => `/services/${slug}`),
];

test('areas that scroll sideways, and no others, are named tab stops', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path);
    // An area that no longer scrolls is no longer a stop.
    for (const width of [1280, 320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => (await state(page)).filter(({ scrolls, stops }) => scrolls !== stops))
        .toEqual([]);
      const unnamed = (await state(page)).filter(({ named }) => !named);
      expect.soft(unnamed, `${path} at ${width}`).toEqual([]);
    }
  }
});
