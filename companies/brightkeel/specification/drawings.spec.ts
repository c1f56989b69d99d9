import type { Page } from '@playwright/test';
import { smallWords, strokesThrough, unfoldSprites } from '../../../site/e2e/support/drawn.ts';
import { expect, test } from '../../../site/e2e/support/test.ts';

const widths = [320, 390, 800, 1280, 1920];

test.beforeEach(({ watched }) => void watched.errors.push(/status of 404/));

async function openDrawn(page: Page, path: string) {
  await page.goto(path);
  // What comes after the first paint has come.
  await expect(page.locator('use[data-href]:not([href])')).toHaveCount(0);
  await page.evaluate(unfoldSprites);
}

for (const path of [
  '/services/web-development',
  '/services/manual-testing',
  '/industry/startups',
]) {
  test(`no word in a drawing on ${path} is smaller than 11px`, async ({ page }) => {
    await openDrawn(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(smallWords, 11), `${width} wide`).toEqual([]);
    }
  });
}

test('stations are named where there is room', async ({ page }) => {
  for (const path of ['/', '/about', '/industry/startups', '/blog/react-hooks']) {
    await openDrawn(page, path);
    const words = await page.evaluate(smallWords, 40);
    expect(words, path).toContainEqual(expect.stringMatching(/^FP at 1[1-9]\.\dpx$/));
  }
});

test('the sheet of the mission shows facts about the company, not about a hull', async ({
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

test('one sentence says what a lines plan is, once, and no line runs through it', async ({
  page,
}) => {
  await openDrawn(page, '/');
  await expect(page.getByText(/lines plan/i)).toHaveCount(1);
  const caption = page.locator('.hero figcaption');
  await expect(caption).toHaveText(/^[^.]*lines plan[^.]*\.$/);
  for (const width of [...widths, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await caption.evaluate(strokesThrough), `${width} wide`).toBe(0);
  }
});

test('on the contact page the hull fills the space beside the form', async ({ page }) => {
  await page.goto('/contact');
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const aside = page.getByRole('complementary', { name: 'Other ways' });
    const ways = await aside.getByRole('list').boundingBox();
    const hull = await aside.locator('svg.half-hull').boundingBox();
    const form = await page.locator('form').boundingBox();
    expect((hull?.y ?? 0) - ((ways?.y ?? 0) + (ways?.height ?? 0))).toBeLessThan(120);
    expect((hull?.y ?? 0) + (hull?.height ?? 0)).toBeGreaterThan(
      (form?.y ?? 0) + (form?.height ?? 0) - 40,
    );
  }
});

for (const width of [320, 390, 640, 800, 1024, 1280]) {
  test(`at ${width}px no hull is drawn over the words beside it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/how-we-work');
    const drawing = page.locator('.callout-picture use[href]');
    const drawn = () => drawing.evaluate((hull) => hull.getBoundingClientRect().width);
    await expect.poll(drawn).toBeGreaterThan(0);
    const overlap = await drawing.evaluate((drawn) => {
      const hull = drawn.getBoundingClientRect();
      const words = [...document.querySelectorAll('.callout :is(h3, p)')].map((element) => {
        const range = new Range();
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      });
      return words.filter(({ left, right }) => left < hull.right && right > hull.left).length;
    });
    expect(overlap).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page has each of its drawings once', async ({ page }) => {
    await page.goto('/');
    // The hero's, sixteen logos, six services, eight industries.
    await expect(page.locator('svg:has(> use[href^="/art/"]):visible')).toHaveCount(31);
  });
});

test('the drawings of the home page are more than forty parts of its sprite', async ({ page }) => {
  await page.goto('/');
  const parts = page.locator('use[data-href]');
  expect(await parts.count()).toBeGreaterThan(40);
  for (const part of await parts.all())
    await expect(part).toHaveAttribute('href', /^\/art\/home\.svg#[\w-]+$/);
});
