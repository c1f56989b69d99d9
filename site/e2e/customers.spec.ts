import type { Page } from '@playwright/test';
import { customers } from '../../test/content.ts';
import { logos as named, stripPause } from './support/places.ts';
import { expect, test } from './support/test.ts';

const MS_PER_LOGO = 3000;
const LOGOS = customers.length;

const strip = (page: Page) => page.locator('.logo-strip');

/** The movement of the row and how many logos fill the window. */
const measure = (page: Page) =>
  strip(page)
    .locator('.logo-track')
    .evaluate((track) => {
      const [movement] = track.getAnimations();
      const { duration, iterations, easing } = movement?.effect?.getComputedTiming() ?? {};
      const logo = track.querySelector('li')?.getBoundingClientRect().width ?? 0;
      const shown = track.parentElement?.clientWidth ?? 0;
      return { duration, iterations, easing, logo, visible: shown / logo };
    });

/** Moves the row to a time of its animation and returns its position. */
const positionAt = (page: Page, ms: number) =>
  strip(page)
    .locator('.logo-track')
    .evaluate((track, time) => {
      const [movement] = track.getAnimations();
      if (!movement) throw new Error('Nothing moves');
      movement.pause();
      movement.currentTime = time;
      return track.getBoundingClientRect().x;
    }, ms);

for (const [width, visible] of [
  [1280, 5],
  [769, 5],
  [768, 2],
  [481, 2],
  [480, 3],
  [390, 3],
] as const) {
  test(`${visible} logos are visible at ${width}px, and one passes every 3 s`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const found = await measure(page);
    expect(found.visible).toBeCloseTo(visible, 1);
    expect(found.easing).toBe('linear');
    expect(found.iterations).toBe(Infinity);
    const start = await positionAt(page, 0);
    for (const logos of [1, 2.5, LOGOS / 2 - 1, LOGOS - 0.5]) {
      const moved = start - (await positionAt(page, logos * MS_PER_LOGO));
      expect(moved / found.logo, `${logos} logos`).toBeCloseTo(logos, 1);
    }
    // It starts again when the second row is exactly where the first one was.
    expect(found.duration).toBe(LOGOS * MS_PER_LOGO);
    const whole = start - (await positionAt(page, LOGOS * MS_PER_LOGO - 1));
    expect(whole / found.logo).toBeCloseTo(LOGOS, 1);
  });
}

test('every logo has a name of its own, and its copy is hidden from assistive technology', async ({
  page,
}) => {
  await page.goto('/');
  await expect(strip(page).getByRole('img')).toHaveCount(LOGOS);
  const names = await named(page).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect(names).toHaveLength(LOGOS);
  expect(new Set(names).size).toBe(LOGOS);
  for (const name of names) expect(name).toMatch(/\S/);
});

test('the strip moves by itself and has neither arrows nor dots', async ({ page }) => {
  await page.goto('/');
  const track = strip(page).locator('.logo-track');
  const before = await track.boundingBox();
  await expect.poll(async () => (await track.boundingBox())?.x).toBeLessThan(before?.x ?? 0);
  await expect(strip(page).getByRole('button')).toHaveCount(0);
  await expect(strip(page).getByRole('link')).toHaveCount(0);
  await expect(strip(page).getByRole('checkbox')).toHaveCount(1);
});

test('the strip can be paused and restarted by keyboard', async ({ page }) => {
  await page.goto('/');
  const control = stripPause(page);
  await control.focus();
  await page.keyboard.press('Space');
  const state = () =>
    strip(page)
      .locator('.logo-track')
      .evaluate((track) => track.getAnimations()[0]?.playState);
  expect(await state()).toBe('paused');
  await page.keyboard.press('Space');
  expect(await state()).toBe('running');
});
