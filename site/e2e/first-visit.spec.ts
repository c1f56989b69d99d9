import { expect, test } from './support/test.ts';

test('on a phone the first visit shows every font and every drawing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const faces = () =>
    page.evaluate(() =>
      [...document.fonts]
        // Alphabets that the page does not use are in files that it does not load.
        .filter((face) => !face.family.includes('stand-in') && face.unicodeRange === 'U+0-10FFFF')
        .map(({ status }) => status),
    );
  await expect.poll(async () => new Set(await faces())).toEqual(new Set(['loaded']));
  const parts = page.locator('svg > use');
  expect(await parts.count()).toBeGreaterThan(0);
  const undrawn = () =>
    parts.evaluateAll((all) =>
      (all as SVGUseElement[])
        .filter((use) => use.checkVisibility() && use.getBBox().width === 0)
        .map((use) => use.outerHTML),
    );
  await expect.poll(undrawn).toEqual([]);
});
