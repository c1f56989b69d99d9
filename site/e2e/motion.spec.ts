import type { Locator, Page } from '@playwright/test';
import { carouselMoves, customers, figures, home, homeBands, homeHas } from '../../test/content.ts';
import { logos, panelButton, stripPause, typewriterPause } from './support/places.ts';
import { expect, test } from './support/test.ts';

const named = (page: Page, what: 'pause' | 'play' | 'next') =>
  page.getByRole('button', { name: home.testimonials.labels[what] });

/** Everything on the page that moves by itself: running animations that nobody asked for. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );

const carousel = (page: Page) => page.locator('.testimonials-track');
const place = (page: Page) =>
  carousel(page).evaluate((track) => (track as HTMLElement).style.transform);

async function openCarousel(page: Page) {
  await page.goto('/');
  if (!homeHas('testimonials')) return;
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.testimonials')).toHaveAttribute('data-ready', 'true');
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing types and all words are shown', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    expect(before).toContain(home.hero.words.join(', '));
    await page.clock.runFor(20_000);
    expect(await heading.innerText()).toBe(before);
    await expect(typewriterPause(page)).toBeHidden();
  });

  if (homeHas('customers'))
    test('all logos are still and in view, with no pause button', async ({ page }) => {
      await page.goto('/');
      expect(await running(page)).toEqual([]);
      await expect(logos(page)).toHaveCount(customers.length);
      for (const logo of await logos(page).all()) {
        await logo.scrollIntoViewIfNeeded();
        await expect(logo).toBeInViewport({ ratio: 0.9 });
      }
      await expect(stripPause(page)).toBeHidden();
    });

  if (homeHas('achievements'))
    test('the figures are final from the start', async ({ page }) => {
      await page.goto('/');
      const counters = page.locator('[data-counter]');
      await counters.first().scrollIntoViewIfNeeded();
      await expect(page.locator('astro-island:has([data-counter])')).not.toHaveAttribute('ssr');
      await expect(counters).toHaveText(figures);
    });

  if (carouselMoves)
    test('the testimonials move only by their buttons', async ({ page }) => {
      await page.clock.install({ time: 0 });
      await openCarousel(page);
      await expect(named(page, 'play')).toBeVisible();
      await page.clock.runFor(1_000);
      const before = await place(page);
      await page.clock.runFor(10_000);
      expect(await place(page)).toBe(before);
      await named(page, 'next').click();
      await page.clock.runFor(1_000);
      expect(await place(page)).not.toBe(before);
    });

  test('pages change and panels open without a transition', async ({ page }) => {
    await page.goto('/about');
    await panelButton(page, 'services').click();
    expect(await running(page)).toEqual([]);
    const smooth = await page.evaluate(
      () =>
        [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).scrollBehavior === 'smooth',
        ).length,
    );
    expect(smooth).toBe(0);
  });
});

test('everything that moves by itself has a named control that the keyboard reaches', async ({
  page,
}) => {
  await openCarousel(page);
  const of: Record<string, Locator> = {
    hero: page.getByRole('button', { name: home.hero.pause, exact: true }),
    customers: stripPause(page),
    ...(carouselMoves && { testimonials: named(page, 'pause') }),
  };
  // In the order in which the company has its bands.
  const controls = homeBands.flatMap((band) => of[band] ?? []);
  await page.evaluate(() => document.body.focus());
  const reached: number[] = [];
  for (let tab = 0; tab < 80 && reached.length < controls.length; tab++) {
    await page.keyboard.press('Tab');
    for (const [index, control] of controls.entries())
      if (await control.evaluate((element) => element === document.activeElement))
        reached.push(index);
  }
  expect(reached).toEqual([...controls.keys()]);
});

test('with all of them pressed nothing moves', async ({ page }) => {
  await openCarousel(page);
  if (carouselMoves) await named(page, 'pause').press('Enter');
  if (homeHas('customers')) await stripPause(page).press('Space');
  await typewriterPause(page).press('Enter');
  await expect.poll(() => running(page)).toEqual([]);
});

if (carouselMoves)
  test('the testimonials pause while the mouse or the focus is on them', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openCarousel(page);
    for (const rest of [() => carousel(page).hover(), () => named(page, 'next').focus()]) {
      await page.mouse.move(1, 1);
      await rest();
      await page.clock.runFor(1_000);
      const before = await place(page);
      await page.clock.runFor(10_000);
      expect(await place(page)).toBe(before);
    }
  });
