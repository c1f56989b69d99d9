import { company } from './support/company.ts';
import { expect, test } from './support/test.ts';

test('the social links open in a new tab and give nothing away', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').locator('a[target="_blank"]');
  await expect(links).toHaveCount(Object.keys(company.social).length);
  for (const link of await links.all()) {
    await expect(link).toBeVisible();
    await expect(link).toHaveText(/\S/);
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    expect(JSON.stringify(company.social)).toContain(`"${await link.getAttribute('href')}"`);
  }
  await expect(page.locator('a[target="_blank"]:not([rel*="noopener"])')).toHaveCount(0);
});

test('the year is that of the visitor, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await page.goto('/about');
  const year = page.getByRole('contentinfo').locator('p', { has: page.locator('[data-year]') });
  await expect(year).toHaveText(/^© 2031 /);
  await expect(year).toContainText(company.name);
});

test('the year of the build is there without JavaScript', async ({ request }) => {
  const html = await (await request.get('/about')).text();
  const [, year] = /<span data-year[^>]*>(\d{4})<\/span>/.exec(html) ?? [];
  expect(Number(year)).toBeGreaterThanOrEqual(2025);
});

test('the footer introduces the company with its address and telephone', async ({ page }) => {
  await page.goto('/privacy-policy');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('p').first()).toHaveText(/.{50,}/);
  await expect(footer.locator('a[href^="mailto:"]').first()).toHaveText(company.email);
  await expect(footer.locator('a[href^="tel:"]').first()).toHaveText(company.phone);
  await expect(footer.locator('a[href^="tel:"]').first()).toHaveAttribute('href', /^tel:\+?\d+$/);
});
