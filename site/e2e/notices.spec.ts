import { industries, industryNotFound, notFound, thankYou } from '../../test/content.ts';
import { linkTo } from './support/places.ts';
import { anIndustry } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

const notices = {
  '/nowhere': notFound,
  '/industry/nothing': industryNotFound,
  '/thank-you': thankYou,
};

for (const [path, { leads }] of Object.entries(notices)) {
  test(`${path} has links to other pages, with a reason for each`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const ways = main
      .locator('li', { has: page.getByRole('link') })
      .filter({ has: page.locator('p') });
    await expect(ways).toHaveCount(leads.links.length);
    const reasons = new Set<string>();
    for (const way of await ways.all()) {
      // No other way gives the same one.
      reasons.add(await way.locator('p').innerText());
      await expect(way.getByRole('link')).toBeVisible();
    }
    expect(reasons.size).toBe(leads.links.length);
    const last = ways.last().getByRole('link');
    const { pathname } = new URL((await last.getAttribute('href')) ?? '', page.url());
    await last.click();
    await expect(page).toHaveURL((url) => url.pathname === pathname);
  });
}

test('the page of an unknown industry lists those that exist', async ({ page }) => {
  await page.goto('/industry/nothing');
  const grid = page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator('.industries-grid') });
  await expect(grid.getByRole('link')).toHaveCount(industries.length);
  await linkTo(grid, anIndustry).click();
  await expect(page).toHaveURL(anIndustry);
});
