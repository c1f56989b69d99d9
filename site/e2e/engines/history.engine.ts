import { expect } from 'vitest';
import type { Page } from './page.ts';
import { locators } from './locators.ts';
import { test } from './test.ts';

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  expect(await page.scrolled()).toBeGreaterThan(500);
}

test('a link, Back and Forward land at the top', async ({ page, service }) => {
  await page.open(`${service.url}/privacy-policy`);
  await scrollDown(page);
  await page.clickOn(locators.footerLink('/about'));
  await page.arrived('/about');
  expect(await page.scrolled(), 'link').toBe(0);
  await scrollDown(page);
  await page.evaluate(() => history.back());
  await page.arrived('/privacy-policy');
  expect(await page.scrolled(), 'Back').toBe(0);
  await scrollDown(page);
  await page.evaluate(() => history.forward());
  await page.arrived('/about');
  expect(await page.scrolled(), 'Forward').toBe(0);
});
