import { expect, test } from '../../../site/e2e/support/test.ts';

for (const path of ['/blog/react-hooks', '/blog/es6-features', '/blog/css-grid-vs-flexbox'])
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

for (const width of [390, 320])
  test(`at ${width}px a line of the sample on UI/UX testing goes on below its own words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/services/ui-ux-testing');
    const sample = page.locator('main pre');
    expect(await sample.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    const wrapped = await sample.locator('.line').evaluateAll((lines) =>
      lines.flatMap((line) => {
        const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        const lefts: number[] = [];
        for (let text = words.nextNode(); text; text = words.nextNode())
          for (const [at, letter] of [...(text.textContent ?? '')].entries()) {
            if (letter === ' ') continue;
            const range = new Range();
            range.setStart(text, at);
            range.setEnd(text, at + 1);
            const { left, top } = range.getBoundingClientRect();
            lefts[Math.round(top)] = Math.min(lefts[Math.round(top)] ?? Infinity, left);
          }
        const [first = 0, ...others] = Object.values(lefts);
        return others.map((left) => left > first);
      }),
    );
    expect(wrapped.length).toBeGreaterThan(2);
    expect(wrapped).not.toContain(false);
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
