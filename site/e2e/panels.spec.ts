import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const services = (page: Page) => page.locator('#services-panel');
const industries = (page: Page) => page.locator('#industries-panel');

test.beforeEach(({ page }) => page.goto('/about'));

test('a click opens a panel over the full width, another click closes it', async ({ page }) => {
  await expect(services(page)).toBeHidden();
  await button(page, 'Services').click();
  await expect(services(page)).toBeVisible();
  await expect(button(page, 'Services')).toHaveAttribute('data-open');
  const box = await services(page).boundingBox();
  expect({ x: box?.x, width: box?.width }).toEqual({ x: 0, width: 1280 });
  const header = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await services(page).boundingBox())?.y)
    .toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -0.5);
  await button(page, 'Services').click();
  await expect(services(page)).toBeHidden();
  await expect(button(page, 'Services')).not.toHaveAttribute('data-open');
});

test('opening one panel closes the other', async ({ page }) => {
  await button(page, 'Services').click();
  await expect(services(page)).toBeVisible();
  await button(page, 'Industries').click();
  await expect(industries(page)).toBeVisible();
  await expect(services(page)).toBeHidden();
  await button(page, 'Services').click();
  await expect(services(page)).toBeVisible();
  await expect(industries(page)).toBeHidden();
});

for (const key of ['Enter', 'Space']) {
  test(`${key} opens a panel, Tab goes into it, Escape closes it and gives focus back`, async ({
    page,
  }) => {
    await button(page, 'Industries').focus();
    await page.keyboard.press(key);
    await expect(industries(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(industries(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(industries(page)).toBeHidden();
    await expect(button(page, 'Industries')).toBeFocused();
  });
}

test('the keyboard reaches every link of both panels', async ({ page }) => {
  for (const [name, panel] of [
    ['Services', services],
    ['Industries', industries],
  ] as const) {
    await button(page, name).focus();
    await page.keyboard.press('Enter');
    for (const link of await panel(page).getByRole('link').all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Escape');
  }
});

test('a click outside closes a panel', async ({ page }) => {
  await button(page, 'Services').click();
  await expect(services(page)).toBeVisible();
  await page.mouse.click(640, 780);
  await expect(services(page)).toBeHidden();
});

test('choosing a link closes the panel, and it is still closed after Back', async ({ page }) => {
  await button(page, 'Services').click();
  await services(page).getByRole('link', { name: 'Branding' }).click();
  await expect(page).toHaveURL('/services/branding');
  await expect(services(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(services(page)).toBeHidden();
});

test('choosing the page that is open closes the panel too', async ({ page }) => {
  await page.goto('/services/branding');
  await button(page, 'Services').click();
  const link = services(page).getByRole('link', { name: 'Branding' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  // A page may come back from the browser's cache as it was left: it has to be left closed.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await expect(services(page)).toBeHidden();
  await button(page, 'Services').click();
  await link.click();
  await expect(services(page)).toBeHidden();
  await expect(page).toHaveURL('/services/branding');
});

test('the header stays at the top of the window, and an open panel too', async ({ page }) => {
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await button(page, 'Services').click();
  await expect(services(page)).toBeInViewport({ ratio: 1 });
});

test('large screens begin at 1024px: panels there, the menu button below', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await expect(button(page, 'Services')).toBeVisible();
  await expect(button(page, 'Open menu')).toBeHidden();
  await button(page, 'Services').click();
  expect((await services(page).boundingBox())?.width).toBe(1024);
  const overflow = await services(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth);
  expect(overflow).toBe(0);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1023, height: 800 });
  await expect(button(page, 'Services')).toBeHidden();
  await expect(button(page, 'Open menu')).toBeVisible();
});
