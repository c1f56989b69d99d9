import { smallTargets } from '../../check/pages/small-targets.ts';
import { linkTo, menu, openMenu } from '../support/places.ts';
import { expect } from '../support/test.ts';
import { test } from './company.ts';

test('a panel of a company’s own opens by keyboard, and shows its columns and links', async ({
  page,
}) => {
  await page.goto('/about');
  const opener = page.locator('.site-header').getByRole('button', { name: 'Bread' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const opened = page.locator(`#${await opener.getAttribute('popovertarget')}`);
  await expect(opened).toBeVisible();
  await expect(opened.locator('.panel-head')).toHaveText(['Before', 'After']);
  await expect(opened.getByRole('link')).toHaveText([/Who bakes/, /Work with us/, /Order/]);
  for (const link of await opened.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its links work in the header and in the side menu', async ({ page }) => {
    await page.goto('/about');
    await page.locator('.site-header').getByRole('button', { name: 'Bread' }).click();
    await linkTo(page.locator('.site-header [popover]:popover-open'), '/jobs').click();
    await expect(page).toHaveURL('/jobs');
    await page.setViewportSize({ width: 390, height: 800 });
    await openMenu(page).click();
    await menu(page).locator('summary', { hasText: 'Bread' }).click();
    await linkTo(menu(page), '/contact').first().click();
    await expect(page).toHaveURL('/contact');
  });
});
