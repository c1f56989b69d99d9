import { longLines } from './support/long-lines.ts';
import { kinds } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

for (const path of kinds) {
  test(`no line of running text on ${path} is longer than 68 characters`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [800, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(longLines, 68), `${width} wide`).toEqual([]);
    }
  });
}

test('the check finds a long line and passes a short one', async ({ page }) => {
  await page.goto('/thank-you');
  const words = Array(9).fill('seven a').join(' ');
  await page.evaluate((text) => {
    const line = document.createElement('p');
    line.style.cssText = 'max-width: none; white-space: nowrap; position: absolute';
    line.textContent = text;
    document.querySelector('main')?.append(line);
  }, words);
  expect(await page.evaluate(longLines, 71)).toEqual([]);
  expect(await page.evaluate(longLines, 70)).toEqual([`71: ${words}`]);
});
