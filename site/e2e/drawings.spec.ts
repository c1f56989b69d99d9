import type { Page } from '@playwright/test';
import { smallWords, strokesThrough, unfoldSprites } from './support/drawn.ts';
import { kinds } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const widths = [320, 390, 800, 1280, 1920];
const pages = new Set([...kinds, '/services/manual-testing', '/industry/startups']);

test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

async function openDrawn(page: Page, path: string) {
  await page.goto(path);
  // What comes after the first paint has come.
  await expect(page.locator('use[data-href]:not([href])')).toHaveCount(0);
  await page.evaluate(unfoldSprites);
}

for (const path of pages) {
  test(`no word in a drawing on ${path} is smaller than 11px`, async ({ page }) => {
    await openDrawn(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(smallWords, 11), `${width} wide`).toEqual([]);
    }
  });
}

test('where there is room for them, stations have their names', async ({ page }) => {
  for (const path of ['/', '/about', '/industry/startups', '/blog/react-hooks']) {
    await openDrawn(page, path);
    const words = await page.evaluate(smallWords, 40);
    expect(words, path).toContainEqual(expect.stringMatching(/^FP at 1[1-9]\.\dpx$/));
  }
});

test('the sheet of the mission carries facts of the company, not of a drawing', async ({
  page,
}) => {
  await page.goto('/about');
  const mission = page.getByRole('region', { name: 'Our Mission' });
  await expect(mission).not.toContainText('coeff');
  await expect(mission.getByRole('term')).toHaveText([
    'Chief Executive',
    'Projects Completed',
    'Active Clients',
    'Years of Experience',
    'Countries supported',
  ]);
  await expect(mission.getByRole('definition')).toHaveText([
    'Marit Holm',
    '100+',
    '15+',
    '6+',
    '10+',
  ]);
});

test('one sentence says what the drawing is, and no line runs through it', async ({ page }) => {
  await openDrawn(page, '/');
  const caption = page.locator('.hero figcaption');
  await expect(caption).toHaveText(/^[^.]+\.$/);
  for (const width of [...widths, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await caption.evaluate(strokesThrough), `${width} wide`).toBe(0);
  }
});

test('on the contact page the drawing takes the room beside the form', async ({ page }) => {
  await page.goto('/contact');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const aside = page.getByRole('complementary', { name: 'Other ways' });
    const ways = await aside.getByRole('list').boundingBox();
    const drawing = await aside.locator('svg').boundingBox();
    const form = await page.locator('form').boundingBox();
    expect((drawing?.y ?? 0) - ((ways?.y ?? 0) + (ways?.height ?? 0))).toBeLessThan(120);
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeGreaterThan(
      (form?.y ?? 0) + (form?.height ?? 0) - 40,
    );
  }
});
