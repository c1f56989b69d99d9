import type { Page } from '@playwright/test';
import { customers } from '../../test/content.ts';
import { logos as named } from './support/places.ts';
import { expect, test } from './support/test.ts';

const MS_PER_LOGO = 3000;
const LOGOS = customers.length;

const strip = (page: Page) => page.locator('.logo-strip');
const track = (page: Page) => strip(page).locator('.logo-track');

/** Returns the row's movement and how many logos fill the window. */
const measure = (page: Page) =>
  track(page).evaluate((track) => {
    const [movement] = track.getAnimations();
    const { duration, iterations, easing } = movement?.effect?.getComputedTiming() ?? {};
    const logo = track.querySelector('li')?.getBoundingClientRect().width ?? 0;
    const viewport = track.parentElement?.clientWidth ?? 0;
    return { duration, iterations, easing, logo, visible: viewport / logo };
  });

const positionAt = (page: Page, ms: number) =>
  track(page).evaluate((track, time) => {
    const [movement] = track.getAnimations();
    if (!movement) throw new Error('Nothing moves');
    movement.pause();
    movement.currentTime = time;
    return track.getBoundingClientRect().x;
  }, ms);

test('5, 2 or 3 logos are visible by width, one passes every 3 s, and each has its name', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, visible] of [
    [1280, 5],
    [769, 5],
    [768, 2],
    [481, 2],
    [480, 3],
    [390, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const measured = await measure(page);
    expect.soft(measured.visible, `${width}`).toBeCloseTo(visible, 1);
    expect.soft(measured.easing).toBe('linear');
    expect.soft(measured.iterations).toBe(Infinity);
    const start = await positionAt(page, 0);
    for (const logos of [1, 2.5, LOGOS / 2 - 1, LOGOS - 0.5]) {
      const moved = start - (await positionAt(page, logos * MS_PER_LOGO));
      expect.soft(moved / measured.logo, `${logos} logos at ${width}`).toBeCloseTo(logos, 1);
    }
    // It restarts exactly when the second row has reached the first one's place.
    expect.soft(measured.duration).toBe(LOGOS * MS_PER_LOGO);
    const whole = start - (await positionAt(page, LOGOS * MS_PER_LOGO - 1));
    expect.soft(whole / measured.logo, `${width}`).toBeCloseTo(LOGOS, 1);
  }

  await expect.soft(strip(page).getByRole('img')).toHaveCount(LOGOS);
  const names = await named(page).evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel));
  expect.soft(new Set(names).size).toBe(LOGOS);
  for (const name of names) expect.soft(name).toMatch(/\S/);
  await expect.soft(strip(page).getByRole('button')).toHaveCount(0);
  await expect.soft(strip(page).getByRole('link')).toHaveCount(0);
  await expect.soft(strip(page).getByRole('checkbox')).toHaveCount(1);
});
