import { company } from './support/company.ts';
import { expect, test } from './support/test.ts';

test('the social links open in a new tab and give nothing away', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, host] of [
    ['LinkedIn', 'www.linkedin.com'],
    ['GitHub', 'github.com'],
    ['X', 'x.com'],
  ] as const) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)`, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /\bnoopener\b/);
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe(host);
  }
  await expect(page.locator('a[target="_blank"]:not([rel*="noopener"])')).toHaveCount(0);
});

test('the year is that of the visitor, not of the build', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo').getByText(/All rights reserved/)).toHaveText(
    `© 2031 ${company.name}. All rights reserved`,
  );
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
  await expect(footer.locator('a[href^="mailto:"]')).toHaveText(company.email);
  await expect(footer.locator('a[href^="tel:"]')).toHaveText(company.phone);
  await expect(footer.locator('a[href^="tel:"]')).toHaveAttribute('href', /^tel:\+?\d+$/);
});
