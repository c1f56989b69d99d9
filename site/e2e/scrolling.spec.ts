import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// Code samples and tables that are wider than their room.

const boxes = 'main :is(pre, .scrolling-table)';

/** What may scroll sideways, what it is called, and whether Tab stops at it. */
const state = (page: Page) =>
  page.locator(boxes).evaluateAll((found) =>
    found.map((box) => ({
      scrolls: box.scrollWidth > box.clientWidth,
      stops: (box as HTMLElement).tabIndex === 0,
      named: box.role === 'group' && !!box.ariaLabel,
    })),
  );

for (const path of [
  '/blog/react-hooks',
  '/blog/es6-features',
  '/blog/css-grid-vs-flexbox',
  '/services/web-development',
  '/services/api-development',
  '/services/mobile-development',
])
  test(`${path} has a tab stop with a name for what scrolls, and none for what does not`, async ({
    page,
  }) => {
    await page.goto(path);
    // To 320 and back: what stops scrolling stops being a stop.
    for (const width of [1280, 390, 320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => (await state(page)).filter(({ scrolls, stops }) => scrolls !== stops))
        .toEqual([]);
      const all = await state(page);
      expect(all.filter(({ named }) => !named)).toEqual([]);
      // On the narrowest some do scroll; on the widest some do not.
      expect(all.some(({ scrolls }) => scrolls === width < 400)).toBe(true);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(across).toBeLessThanOrEqual(width);
    }
  });

test('the arrow keys bring the end of a table into sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/services/web-development');
  const table = page.locator('.scrolling-table');
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await expect(table).toHaveAccessibleName(/\w+/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
