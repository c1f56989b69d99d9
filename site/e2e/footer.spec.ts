import { company, navigation } from '../../test/content.ts';
import { expect, test } from './support/test.ts';
import { findTextCollisions } from '../check/pages/text-collisions.ts';

test('the footer has its introduction, columns, networks, legal lines and offices at every width', async ({
  page,
}) => {
  const { columns, legal, links: barLinks } = navigation.footer;
  const footer = page.getByRole('contentinfo');
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00'));
  await page.goto('/about');
  await expect.soft(footer.locator('p').first()).toHaveText(/.{50,}/);
  await expect.soft(footer.locator('a[href^="mailto:"]').first()).toHaveText(company.email);
  const phone = footer.locator('a[href^="tel:"]').first();
  await expect.soft(phone).toHaveText(company.phone);
  await expect.soft(phone).toHaveAttribute('href', /^tel:\+?\d+$/);
  // The year is the visitor's, not the build's.
  const year = footer.locator('p', { has: page.locator('[data-year]') });
  await expect.soft(year).toContainText('2031');
  await expect.soft(year).toContainText(company.name);
  const networks = footer.locator('.footer-social a');
  await expect(networks).toHaveCount(company.social.length);
  for (const link of await networks.all()) {
    await expect.soft(link).toHaveAttribute('target', '_blank');
    expect.soft(JSON.stringify(company.social)).toContain(`"${await link.getAttribute('href')}"`);
  }
  for (const [index, { name, icon }] of company.social.entries()) {
    await expect.soft(networks.nth(index)).toContainText(name);
    await expect
      .soft(networks.nth(index).locator('svg path[d^="M"]'))
      .toHaveCount(icon && icon !== 'none' ? 1 : 0);
  }
  await expect.soft(footer.getByRole('heading')).toHaveText(columns.map(({ heading }) => heading));
  await expect.soft(footer.locator('.border-t p')).toHaveCount(legal.length);
  await expect
    .soft(footer.locator('.footer-row:not(.footer-social) a'))
    .toHaveText(barLinks.map(({ name }) => name));
  for (const width of [320, 390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const column of await footer.getByRole('navigation').all())
      await expect.soft(column.getByRole('link').first(), `${width}`).toBeVisible();
    for (const link of await networks.all()) await expect.soft(link, `${width}`).toBeVisible();
    for (const { name, hours = [] } of company.offices) {
      const office = footer.locator('address', { hasText: name });
      await expect.soft(office, `${width}`).toBeVisible();
      for (const { text = '' } of hours) await expect.soft(office).toContainText(text);
    }
  }
  // A word wider than any column breaks, so that the page never scrolls sideways.
  const links = footer.locator('nav a');
  await links.evaluateAll((all) =>
    all.forEach((link) => (link.textContent = 'Rechtsschutzversicherungsgesellschaften')),
  );
  for (const width of [320, 768, 1024, 1029, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(findTextCollisions), `long words at ${width}`).toEqual([]);
  }
});
