import { expect, test } from './support/test.ts';

test('on a phone the first visit shows every font', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  // Each family has files with letters that the page does not use, and does not load.
  const families = (status?: FontFaceLoadStatus) =>
    page.evaluate(
      (wanted) =>
        [...document.fonts]
          .filter(
            ({ family, status }) => !family.includes('stand-in') && status === (wanted ?? status),
          )
          .map(({ family }) => family),
      status,
    );
  const all = new Set(await families());
  expect(all.size).toBeGreaterThan(0);
  await expect.poll(async () => new Set(await families('loaded'))).toEqual(all);
});
