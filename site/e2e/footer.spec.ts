import { navigation } from '../../test/content.ts';
import { company } from './support/company.ts';
import { smallTargets } from '../check-pages/small-targets.ts';
import { expect, test } from './support/test.ts';
import { textCollisions } from '../check-pages/text-collisions.ts';

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

test('the footer has its columns, legal lines, offices and marks at every width', async ({
  page,
}) => {
  const { columns, legal } = navigation.footer;
  const footer = page.getByRole('contentinfo');
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/about`);
    await expect(footer.getByRole('heading')).toHaveText(columns.map((one) => one.heading));
    for (const column of await footer.getByRole('navigation').all())
      await expect(column.getByRole('link').first()).toBeVisible();
    const lines = footer.locator('.border-t p');
    await expect(lines).toHaveCount(legal.length);
    await expect(lines.first()).toContainText(company.name);
    for (const { name, hours = [] } of company.offices ?? []) {
      const office = footer.locator('address', { hasText: name });
      await expect(office).toBeVisible();
      for (const { text } of hours) await expect(office).toContainText(text);
    }
    const networks = footer.locator('.footer-social a');
    await expect(networks).toHaveCount(Object.keys(company.social).length);
    for (const [at, { name, icon }] of (Array.isArray(company.social)
      ? company.social
      : []
    ).entries()) {
      await expect(networks.nth(at)).toContainText(name);
      await expect(networks.nth(at).locator('svg path[d^="M"]')).toHaveCount(icon ? 1 : 0);
    }
    expect(await page.evaluate(textCollisions)).toEqual([]);
    expect(await page.evaluate(smallTargets, 44)).toEqual([]);
  }
});

test('the contact page says where the company is and when, to people and to machines', async ({
  page,
}) => {
  await page.goto(`/contact`);
  const places = page.getByRole('main').locator('address');
  for (const [at, { name, phone }] of (company.offices ?? []).entries()) {
    await expect(places.nth(at + 1)).toContainText(name);
    await expect(places.nth(at + 1).locator('a[href^="tel:"]')).toHaveCount(phone ? 1 : 0);
  }
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const { '@graph': graph } = JSON.parse(json ?? '') as { '@graph': unknown[] };
  expect(graph[0]).toMatchObject({
    name: company.name,
    ...(company.address && { address: { '@type': 'PostalAddress' } }),
    ...(company.offices && {
      location: company.offices.map(({ name }) => ({ '@type': 'Place', name })),
      contactPoint: { hoursAvailable: [{ '@type': 'OpeningHoursSpecification' }] },
    }),
  });
});
