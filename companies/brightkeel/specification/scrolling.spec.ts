import { expect, test } from '../../../site/e2e/support/test.ts';

for (const path of [
  '/blog/react-hooks',
  '/blog/es6-features',
  '/blog/css-grid-vs-flexbox',
  '/services/ui-ux-testing',
])
  test(`${path} has something that scrolls when narrow and something that does not when wide`, async ({
    page,
  }) => {
    await page.goto(path);
    const boxes = page.locator('main :is(pre, .scrolling-table)');
    for (const width of [1280, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const scrolling = () =>
        boxes.evaluateAll((all) => all.map((box) => box.scrollWidth > box.clientWidth));
      await expect.poll(scrolling, `${width}`).toContain(width < 400);
    }
  });

test('the arrow keys scroll to the end of a table', async ({ page }) => {
  // Narrower than its columns, and no phone: there a row is a block.
  await page.setViewportSize({ width: 660, height: 800 });
  await page.goto('/blog/css-grid-vs-flexbox');
  const table = page.locator('.scrolling-table').first();
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await expect(table).toHaveAccessibleName(/\w+/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});
