import type { Locator, Page } from '@playwright/test';
import { carouselMoves, customers, figures, home, homeBands, homeHas } from '../../test/content.ts';
import { logos, panelButton, stripPause, typewriterPause } from './support/places.ts';
import { expect, test } from './support/test.ts';

const control = (page: Page, what: 'pause' | 'play' | 'next') =>
  page.getByRole('button', { name: home.testimonials.labels[what] });

/** Returns running animations that nobody asked for. */
const running = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, timeline }) => playState === 'running' && timeline === document.timeline,
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.className),
  );

async function openCarousel(page: Page) {
  await page.goto('/');
  if (!homeHas('testimonials')) return;
  await page.locator('.testimonials-track').scrollIntoViewIfNeeded();
  await expect(page.locator('.testimonials')).toHaveAttribute('data-ready', 'true');
}

test('with reduced motion everything appears at once, and only what visitors ask for moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.innerText();
  expect(words).toContain(home.hero.words.join(', '));
  await page.clock.runFor(20_000);
  expect(await heading.innerText()).toBe(words);
  await expect(typewriterPause(page)).toBeHidden();
  if (homeHas('logoStrip')) {
    expect(await running(page)).toEqual([]);
    await expect(logos(page)).toHaveCount(customers.length);
    for (const logo of await logos(page).all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect.soft(logo).toBeInViewport({ ratio: 0.9 });
    }
    await expect(stripPause(page)).toBeHidden();
  }
  if (homeHas('counters')) {
    const counters = page.locator('[data-counter]');
    await counters.first().scrollIntoViewIfNeeded();
    await expect(page.locator('astro-island:has([data-counter])')).not.toHaveAttribute('ssr');
    await expect(counters).toHaveText(figures);
  }
  if (carouselMoves) {
    await openCarousel(page);
    const place = () =>
      page
        .locator('.testimonials-track')
        .evaluate((track) => (track as HTMLElement).style.transform);
    await page.clock.runFor(1_000);
    const before = await place();
    await page.clock.runFor(10_000);
    expect(await place()).toBe(before);
    await control(page, 'next').click();
    await page.clock.runFor(1_000);
    const next = await place();
    expect(next).not.toBe(before);
    await control(page, 'play').click();
    // A pointer or focus on it would pause it.
    await page.mouse.move(1, 1);
    await control(page, 'pause').blur();
    await expect(async () => {
      await page.clock.runFor(3_500);
      expect(await place()).not.toBe(next);
    }).toPass();
  }
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

test('everything that moves by itself can be stopped by keyboard, with a named control', async ({
  page,
}) => {
  await openCarousel(page);
  const controlOf: Record<string, [control: Locator, key: 'Enter' | 'Space']> = {
    hero: [page.getByRole('button', { name: home.hero.labels.pause, exact: true }), 'Enter'],
    logoStrip: [stripPause(page), 'Space'],
    ...(carouselMoves && { testimonials: [control(page, 'pause'), 'Enter'] }),
  };
  const controls = homeBands.flatMap((band) => (controlOf[band] ? [controlOf[band]] : []));
  await page.evaluate(() => document.body.focus());
  const reached: number[] = [];
  for (let tab = 0; tab < 80 && reached.length < controls.length; tab++) {
    await page.keyboard.press('Tab');
    for (const [index, [control]] of controls.entries())
      if (await control.evaluate((element) => element === document.activeElement))
        reached.push(index);
  }
  expect(reached).toEqual([...controls.keys()]);
  // Only the strip of logos is an animation; the other two are moved by scripts.
  await expect.poll(() => running(page)).toHaveLength(homeHas('logoStrip') ? 1 : 0);
  for (const [control, key] of controls) await control.press(key);
  await expect.poll(() => running(page)).toEqual([]);
});
