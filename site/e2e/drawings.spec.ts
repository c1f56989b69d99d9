import type { Page } from '@playwright/test';
import { smallWords, unfoldSprites } from './support/drawn.ts';
import { kinds } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 390, 800, 1280, 1920];

test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

async function openDrawn(page: Page, path: string) {
  await page.goto(path);
  // What comes after the first paint has come.
  await expect(page.locator('use[data-href]:not([href])')).toHaveCount(0);
  await page.evaluate(unfoldSprites);
}

for (const path of kinds) {
  test(`no word in a drawing on ${path} is smaller than 11px`, async ({ page }) => {
    await openDrawn(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(smallWords, 11), `${width} wide`).toEqual([]);
    }
  });
}
