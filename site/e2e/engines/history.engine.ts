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

test('Back after a jump in the page returns to where one was, and a reload keeps the place', async ({
  page,
  service,
}) => {
  await page.open(`${service.url}/about`);
  await page.clickOn(locators.footerLink('/privacy-policy'));
  await page.arrived('/privacy-policy');
  for (const arrival of ['a link', 'Back']) {
    if (arrival === 'Back') {
      await page.open(`${service.url}/about`);
      await page.evaluate(() => history.back());
      await page.arrived('/privacy-policy');
      expect(await page.scrolled(), 'Back from another page').toBe(0);
    }
    await scrollDown(page);
    const before = await page.scrolled();
    await page.evaluate(() => {
      location.hash = document.querySelector('main section:nth-last-of-type(2) [id]')?.id ?? '';
    });
    await expect.poll(page.scrolled).toBeGreaterThan(before + 300);
    await page.evaluate(() => history.back());
    await expect.poll(page.scrolled, { message: `jump after ${arrival}` }).toBe(before);
    await page.evaluate(() => {
      document.documentElement.dataset.old = '';
      location.reload();
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.old ?? 'reloaded'))
      .toBe('reloaded');
    await page.arrived('/privacy-policy');
    await expect.poll(page.scrolled, { message: `reload after ${arrival}` }).toBe(before);
  }
});
