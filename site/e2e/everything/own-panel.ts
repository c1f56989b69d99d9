import { load } from 'cheerio/slim';
import { linksOf, textsOf } from '../../../test/built.ts';
import { linkWithHref, menu, openMenu } from '../support/places.ts';
import { expect } from '../support/test.ts';
import { readBuilt, test } from './company.ts';

test('a panel of a company’s own has its columns and links', () => {
  const $ = load(readBuilt('about.html'));
  const id = $('.site-header button:contains("Bread")').attr('popovertarget');
  expect(textsOf($, `#${id} .panel-head`)).toEqual(['Before', 'After']);
  expect(linksOf($, `#${id} a`)).toEqual([
    expect.stringMatching(/^Who bakes.* \/about$/),
    expect.stringMatching(/^Work with us.* \/jobs$/),
    expect.stringMatching(/^Order.* \/contact$/),
  ]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the links of a company’s own panel work in the header and in the side menu', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.locator('.site-header').getByRole('button', { name: 'Bread' }).click();
    await linkWithHref(page.locator('.site-header [popover]:popover-open'), '/jobs').click();
    await expect(page).toHaveURL('/jobs');
    await page.setViewportSize({ width: 390, height: 800 });
    await openMenu(page).click();
    await menu(page).locator('summary', { hasText: 'Bread' }).click();
    await linkWithHref(menu(page), '/contact').first().click();
    await expect(page).toHaveURL('/contact');
  });
});
