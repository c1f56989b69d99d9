import type { Page } from '@playwright/test';
import {
  contactForm,
  figures,
  home,
  homeHas,
  homeServices,
  industries,
  stats,
} from '../../test/content.ts';
import { servicesToggle } from './support/places.ts';
import { expect, test } from './support/test.ts';

const cards = (page: Page) => page.locator('.services-grid > li:visible');
const more = (page: Page) => page.getByRole('button', { name: home.services.more });
const less = (page: Page) => page.getByRole('button', { name: home.services.less });

for (const width of homeHas('services') ? [390, 800, 1023] : []) {
  test(`at ${width}px two services are shown until the button shows all`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(cards(page)).toHaveCount(Math.min(2, homeServices.length));
    await more(page).scrollIntoViewIfNeeded();
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
    await more(page).click();
    await expect(cards(page)).toHaveCount(homeServices.length);
    await expect(less(page)).toHaveAttribute('aria-expanded', 'true');
    await less(page).focus();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(Math.min(2, homeServices.length));
    await expect(more(page)).toBeFocused();
  });
}

if (homeHas('services'))
  test('from 1024px all services are shown and there is nothing to toggle', async ({ page }) => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(cards(page)).toHaveCount(homeServices.length);
      await expect(servicesToggle(page)).toBeHidden();
    }
  });

if (homeHas('industries'))
  test('the industries are in two, three and four columns', async ({ page }) => {
    await page.goto('/');
    for (const [width, columns] of [
      [320, 2],
      [639, 2],
      [640, 2],
      [767, 2],
      [768, 3],
      [1023, 3],
      [1024, 4],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const places = await page
        .locator('.industries-grid > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().x));
      expect(places).toHaveLength(industries.length);
      expect(new Set(places).size, `${width}`).toBe(Math.min(columns, places.length));
    }
  });

if (homeHas('industries'))
  test("an industry's icon is its emoji: in colour, as large as an icon", async ({ page }) => {
    await page.goto('/');
    const icons = page.locator('.industries-grid > li span[aria-hidden]:not(:empty)');
    await expect(icons).toHaveText(industries.map(({ icon }) => icon));
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const looks = await icons.evaluateAll((all) =>
        all.map((icon) => {
          const { fontSize, filter, opacity } = getComputedStyle(icon);
          return { large: parseFloat(fontSize) >= 24, filter, opacity };
        }),
      );
      expect(looks, `${width}`).toEqual(
        Array(industries.length).fill({ large: true, filter: 'none', opacity: '1' }),
      );
    }
  });

test('the titles of the sections are their largest text', async ({ page }) => {
  await page.goto('/');
  for (const [width, least] of [
    [390, 28],
    [1280, 40],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    for (const id of ['customers', 'services', 'industries', 'testimonials'].filter(homeHas)) {
      const { heading: title } = home[id as 'services'];
      const heading = page.locator(`h2#${id}`).filter({ hasText: title });
      const size = await heading.evaluate((element) => {
        const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
        return parseFloat(getComputedStyle(text?.parentElement ?? element).fontSize);
      });
      expect(size, `${title} at ${width}px`).toBeGreaterThanOrEqual(least);
    }
  }
});

test('the hero leads to the contact page, and the form is at the bottom', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('main > section').first();
  await expect(hero.locator('a.button')).toHaveAttribute('href', '/contact');
  const last = page.locator('main > section').last();
  await expect(last.getByRole('button', { name: contactForm.button })).toBeAttached();
});

if (homeHas('achievements'))
  test('the achievements count up for four seconds, each with a plus', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const section = page.locator('section[aria-labelledby="achievements"]');
    const shown = section.locator('[data-counter]');
    await expect(shown).toHaveText(figures);
    await page.clock.pauseAt(60_000);
    await section.scrollIntoViewIfNeeded();
    // It begins once the island is hydrated; after that only the test moves time.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return shown.first().textContent();
      })
      .not.toBe(figures[0]);
    const seen: string[][] = [];
    for (let ms = 20; ms < 3_900; ms += 100) {
      await page.clock.runFor(100);
      seen.push(await shown.allTextContents());
    }
    // Each figure rises to the end, and none arrives before.
    for (const [index, figure] of figures.entries()) {
      const values = seen.map((texts) => Number(/^(\d+)\+$/.exec(texts[index] ?? '')?.[1]));
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.at(-1)).toBeLessThan(parseFloat(figure));
    }
    expect(new Set(seen.map((texts) => texts.join())).size).toBeGreaterThan(20);
    await page.clock.runFor(200);
    await expect(shown).toHaveText(figures);
  });

if (homeHas('achievements'))
  test('a screen reader hears the final figures at any time', async ({ page }) => {
    await page.goto('/');
    for (const { label, figure } of stats) {
      const stat = page.locator('dl > div').filter({ hasText: label });
      await expect(stat.locator('dd > .sr-only')).toHaveText(figure);
      await expect(stat.locator('[data-counter]')).toHaveAttribute('aria-hidden', 'true');
    }
  });
