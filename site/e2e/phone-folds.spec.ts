import type { Page } from '@playwright/test';
import { anIndustry } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

const folds = (page: Page) => page.locator('main details[data-closed-on-phones]');
const text = (page: Page) => folds(page).first().locator('> :not(summary)');

test('on a phone standards show their names, and a tap, a wider window and paper show all', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(anIndustry);
  await expect(text(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(text(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(text(page)).toBeHidden();
  await folds(page).first().locator('summary').click();
  await expect(text(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(folds(page).and(page.locator('[open]'))).toHaveCount(await folds(page).count());
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('they are open on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(anIndustry);
    await expect(text(page)).toBeVisible();
  });
});
