import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// What comes after the first paint: docs/decisions/0015-after-the-first-paint.md.

const phone = { width: 390, height: 844 };

/** The names of what was asked for before the first paint and after it. */
async function fetched(page: Page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const names = (late: boolean) =>
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime > painted === late)
        .map(({ name }) => new URL(name).pathname.replace(/\.[\w-]{8}\./, '.'));
    return { before: names(false), after: names(true) };
  });
}

for (const path of ['/', '/services/web-development', '/contact', '/blog/react-hooks']) {
  test(`on a phone ${path} paints when it has its style sheets`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(path);
    const { before, after } = await fetched(page);
    expect(before.filter((name) => !name.endsWith('.css'))).toEqual([]);
    expect(after).toContain('/_astro/besley.woff2');
    expect(after).toContain('/_astro/instrument-sans.woff2');
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      '/manifest.webmanifest',
    );
    await expect(page.locator('link[rel=icon]').last()).toHaveAttribute('href', '/favicon.svg');
  });
}

test('on a desktop the faces are asked for before the first paint', async ({ page }) => {
  await page.goto('/');
  const { before } = await fetched(page);
  expect(before).toContain('/_astro/besley.woff2');
  expect(before).toContain('/_astro/instrument-sans.woff2');
});

test('the page after the first one wears both faces on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await fetched(page);
  await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page).toHaveURL('/privacy-policy');
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.fonts]
          .filter(({ family, status }) => !family.includes('stand-in') && status === 'loaded')
          .map(({ family }) => family.replaceAll('"', ''))
          .sort(),
      ),
    )
    .toEqual(['Besley', 'Instrument Sans']);
});

test('the drawings of a page are there soon after its words', async ({ page }) => {
  await page.goto('/');
  await fetched(page);
  const parts = page.locator('use[data-href]');
  expect(await parts.count()).toBeGreaterThan(40);
  for (const part of await parts.all())
    await expect(part).toHaveAttribute('href', /^\/art\/home\.svg#[\w-]+$/);
});
