import type { Page } from '@playwright/test';
import { home, testimonials } from '../../test/content.ts';
import { expect, test } from './support/test.ts';
import { drag } from './support/touch.ts';

const COUNT = testimonials.length;
const { labels } = home.testimonials;
const AUTOPLAY_MS = 3000;
const TRANSITION_MS = 500;

const position = (number: number) =>
  labels.position.replace('{number}', `${number}`).replace('{count}', `${COUNT}`);

const carousel = (page: Page) => page.getByRole('group', { name: labels.carousel, exact: true });
const control = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true });

/** The numbers of the slides that are whole in the window of the carousel, from the left. */
const visible = (page: Page) =>
  page.locator('.testimonials').evaluate((shown) => {
    const { left, right } = shown.getBoundingClientRect();
    return [...shown.querySelectorAll('.testimonial')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), label: slide.ariaLabel ?? '' }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ label }) => parseInt(label));
  });

/** Opens the home page at a width, with the carousel alive and, unless it is to run, paused. */
async function open(page: Page, { width = 1280, running = false } = {}) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(page.locator('.testimonials')).toHaveAttribute('data-ready', 'true');
  if (running) return;
  await control(page, labels.pause).click();
  await expect(control(page, labels.play)).toBeVisible();
}

for (const [width, count] of [
  [1280, 3],
  [1025, 3],
  [1024, 2],
  [769, 2],
  [768, 1],
  [390, 1],
] as const) {
  test(`at most ${count} testimonials are visible at ${width}px`, async ({ page }) => {
    await open(page, { width });
    await expect(page.locator('.testimonial')).toHaveCount(COUNT);
    await expect.poll(async () => (await visible(page)).length).toBe(Math.min(count, COUNT));
    await expect(control(page, labels.previous)).toBeVisible();
    await expect(control(page, labels.next)).toBeVisible();
  });
}

test('the arrows go forward and back, and wrap around at both ends', async ({ page }) => {
  await open(page);
  const [first = 1] = await visible(page);
  const at = (offset: number) => ((first - 1 + offset + 2 * COUNT) % COUNT) + 1;
  for (let step = 1; step <= COUNT; step++) {
    await control(page, labels.next).click();
    await expect.poll(() => visible(page)).toEqual([at(step), at(step + 1), at(step + 2)]);
  }
  await control(page, labels.previous).press('Enter');
  await expect.poll(() => visible(page)).toEqual([at(-1), at(0), at(1)]);
});

type Move = { at: number; x: string };

test('it advances every 3 s, each time for half a second, until it is paused', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page, { running: true });
  await page.clock.pauseAt(600_000);
  // The jump may have ended in the middle of a movement.
  await page.clock.runFor(TRANSITION_MS);
  await page.locator('.testimonials-track').evaluate((track) => {
    const moves: Move[] = [];
    const x = () => (track as HTMLElement).style.transform;
    new MutationObserver(() => {
      if (moves.at(-1)?.x !== x()) moves.push({ at: Date.now(), x: x() });
    }).observe(track, { attributeFilter: ['style'] });
    Reflect.set(window, 'moves', moves);
  });
  await page.clock.runFor(4 * AUTOPLAY_MS);
  const moves = await page.evaluate(() => Reflect.get(window, 'moves') as Move[]);
  const starts = moves.filter(({ at }, index) => at - (moves[index - 1]?.at ?? -Infinity) > 1000);
  expect(starts.length).toBeGreaterThanOrEqual(3);
  for (const [index, { at }] of starts.entries()) {
    const next = starts[index + 1];
    if (next) expect(Math.abs(next.at - at - AUTOPLAY_MS), 'interval').toBeLessThan(50);
    const ends = moves.filter((move) => move.at >= at && move.at < (next?.at ?? Infinity)).at(-1);
    const whole = next ?? index < starts.length - 1;
    if (whole) expect(Math.abs((ends?.at ?? 0) - at - TRANSITION_MS), 'movement').toBeLessThan(50);
  }
  await control(page, labels.pause).click();
  await page.clock.runFor(TRANSITION_MS);
  const stopped = await page.evaluate(() => (Reflect.get(window, 'moves') as Move[]).length);
  await page.clock.runFor(3 * AUTOPLAY_MS);
  expect(await page.evaluate(() => (Reflect.get(window, 'moves') as Move[]).length)).toBe(stopped);
});

test('it is as tall as the tallest testimonial in view', async ({ page }) => {
  await open(page, { width: 390 });
  for (let step = 0; step < COUNT; step++) {
    const [number = 0] = await visible(page);
    const slide = page
      .locator('.testimonial')
      .nth(number - 1)
      .locator('figure');
    const height = async () =>
      (await page.locator('.testimonials-track').boundingBox())?.height ?? 0;
    const wanted = (await slide.boundingBox())?.height ?? 0;
    await expect.poll(async () => Math.abs((await height()) - wanted)).toBeLessThan(2);
    await control(page, labels.next).click();
    await expect.poll(() => visible(page)).toEqual([(number % COUNT) + 1]);
  }
});

test('its pause button comes first, and moves by its buttons are announced but automatic ones are not', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await open(page, { running: true });
  const names = await carousel(page)
    .locator('button, a, [tabindex]')
    .evaluateAll((stops) => stops.map((stop) => stop.ariaLabel));
  expect(names).toEqual([labels.pause, labels.previous, labels.next]);
  const said = carousel(page).getByRole('status');
  await page.clock.runFor(2 * AUTOPLAY_MS);
  await expect(said).toHaveText('');
  await control(page, labels.pause).click();
  await page.clock.runFor(TRANSITION_MS);
  const [first = 0] = await visible(page);
  await control(page, labels.next).click();
  await expect(said).toHaveText(position((first % COUNT) + 1));
  await control(page, labels.previous).click();
  await expect(said).toHaveText(position(first));
});

for (const width of [390, 1280])
  test(`at ${width}px it does not move while a visitor looks elsewhere`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await open(page, { width, running: true });
    const track = page.locator('.testimonials-track');
    const state = () => track.evaluate((moving) => (moving as HTMLElement).style.cssText);
    /** Scrolls so that the carousel's lower edge is at this height of the window. */
    const roll = async (bottom: number) => {
      await page.locator('.testimonials').evaluate(async (shown, at) => {
        scrollBy({ top: shown.getBoundingClientRect().bottom - at, behavior: 'instant' });
        // A later observer is called after the carousel's own.
        await new Promise((told) => new IntersectionObserver(told).observe(shown));
      }, bottom);
      await page.clock.runFor(TRANSITION_MS);
    };
    // Just out of sight, almost out of sight, at the top with the text below it in sight, far below.
    for (const bottom of [-10, 80, 260, 2000]) {
      await roll(bottom);
      const before = await state();
      await page.clock.runFor(10 * AUTOPLAY_MS);
      expect(await state(), `its lower edge at ${bottom}px`).toBe(before);
    }
    await roll(850);
    const before = await state();
    await page.clock.runFor(2 * AUTOPLAY_MS);
    expect(await state()).not.toBe(before);
  });

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a swipe goes forward and back', async ({ page }) => {
    await open(page, { width: 390 });
    const [first = 0] = await visible(page);
    const box = await page.locator('.testimonials').boundingBox();
    const y = (box?.y ?? 0) + 60;
    await drag(page, { x: 330, y }, { x: 60, y });
    await expect.poll(() => visible(page)).toEqual([(first % COUNT) + 1]);
    await drag(page, { x: 60, y }, { x: 330, y });
    await expect.poll(() => visible(page)).toEqual([first]);
  });
});
