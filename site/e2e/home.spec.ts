import type { Page } from '@playwright/test';
import { counters, figures, home, homeHas, serviceCards, industries } from '../../test/content.ts';
import { servicesToggle } from './support/places.ts';
import { expect, test } from './support/test.ts';

const cards = (page: Page) => page.locator('.services-grid > li:visible');
const more = (page: Page) => page.getByRole('button', { name: home.services.labels.more });
const less = (page: Page) => page.getByRole('button', { name: home.services.labels.less });

if (homeHas('services'))
  test('below 1024px two services are shown until a button shows all; above, all are shown without a button', async ({
    page,
  }) => {
    const folded = Math.min(2, serviceCards.length);
    await page.goto('/');
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(cards(page)).toHaveCount(serviceCards.length);
      await expect(servicesToggle(page)).toBeHidden();
    }
    for (const width of [1023, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(cards(page)).toHaveCount(folded);
      await more(page).scrollIntoViewIfNeeded();
      await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
      await more(page).click();
      await expect(cards(page)).toHaveCount(serviceCards.length);
      await expect(less(page)).toHaveAttribute('aria-expanded', 'true');
      await less(page).focus();
      await page.keyboard.press('Enter');
      await expect(cards(page)).toHaveCount(folded);
      await expect(more(page)).toBeFocused();
    }
  });

if (homeHas('industries'))
  test('the industries are in two, three and four columns, each with its emoji in color', async ({
    page,
  }) => {
    await page.goto('/');
    const icons = page.locator('.industries-grid > li span[aria-hidden]:not(:empty)');
    await expect(icons).toHaveText(industries.map(({ icon }) => icon));
    for (const [width, columns] of [
      [320, 2],
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
      expect.soft(new Set(places).size, `${width}`).toBe(Math.min(columns, places.length));
      const looks = await icons.evaluateAll((all) =>
        all.map((icon) => {
          const { fontSize, filter, opacity } = getComputedStyle(icon);
          return parseFloat(fontSize) >= 24 && filter === 'none' && opacity === '1';
        }),
      );
      expect.soft(looks, `${width}`).not.toContain(false);
    }
  });

if (homeHas('industries'))
  for (const [what, red] of [
    ['draws', 200],
    ['has no font for', 0],
  ] as const)
    test(`an emoji that the system ${what} is in the text, and is visible only if the system draws it`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        CanvasRenderingContext2D.prototype.getImageData = () => {
          const pixels = new ImageData(1, 1);
          pixels.data.set([value, 0, 0, 255]);
          return pixels;
        };
      }, red);
      await page.goto('/');
      const icons = page.locator('.industry-icon');
      await expect(icons).toHaveText(industries.map(({ icon }) => icon));
      await expect(icons.locator('span:visible')).toHaveCount(red ? industries.length : 0);
    });

if (homeHas('counters'))
  test('the counters count up for four seconds, each with a plus, and large ones stay in their column', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const section = page.locator('section[aria-labelledby="counters"]');
    const shown = section.locator('[data-counter]');
    await expect(shown).toHaveText(figures);
    // A screen reader hears the final figures at any time.
    await expect.soft(section.locator('dt')).toHaveText(counters.map(({ label }) => label));
    await expect.soft(section.locator('dd > .sr-only')).toHaveText(figures);
    for (const one of await shown.all())
      await expect.soft(one).toHaveAttribute('aria-hidden', 'true');
    await page.clock.pauseAt(60_000);
    await section.scrollIntoViewIfNeeded();
    // It starts when the island hydrates; after that only the test advances time.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return shown.first().textContent();
      })
      .not.toBe(figures[0]);
    const frames: string[][] = [];
    for (let ms = 20; ms < 3_900; ms += 100) {
      await page.clock.runFor(100);
      frames.push(await shown.allTextContents());
    }
    // Each figure rises to the end, and none arrives early.
    for (const [index, figure] of figures.entries()) {
      const counted = (text = '') => Number(text.replace(/\D/g, ''));
      const values = frames.map((texts) => counted(texts[index]));
      // The sign stays beside its figure while that is still short.
      if (figure.endsWith('+')) for (const texts of frames) expect(texts[index]).toMatch(/\d\+$/);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.at(-1)).toBeLessThan(counted(figure));
    }
    expect(new Set(frames.map((texts) => texts.join())).size).toBeGreaterThan(20);
    await page.clock.runFor(200);
    await expect(shown).toHaveText(figures);

    // A figure of seven digits stays in its column, on one line.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await shown.evaluateAll((all) =>
      all.forEach((figure) => {
        figure.textContent = '1,234,567+';
        figure.closest<HTMLElement>('[style*="--letters"]')?.style.setProperty('--letters', '10');
      }),
    );
    for (const width of [320, 390, 480, 640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await shown.evaluateAll((all) =>
        all.map((figure) => {
          const room = figure.closest('dd')?.getBoundingClientRect().right ?? 0;
          return (
            figure.getBoundingClientRect().right - room > 1 || figure.getClientRects().length > 1
          );
        }),
      );
      expect.soft(overflow, `${width}`).not.toContain(true);
    }
  });
