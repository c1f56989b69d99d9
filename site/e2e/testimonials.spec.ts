import type { Locator, Page } from '@playwright/test';
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
const section = (page: Page) => page.locator('.testimonials');

/** Returns the fully visible slides of the carousel, from the left. */
const visible = (page: Page) =>
  section(page).evaluate((shown) => {
    const { left, right } = shown.getBoundingClientRect();
    return [...shown.querySelectorAll('.testimonial')]
      .map((slide) => ({ box: slide.getBoundingClientRect(), label: slide.ariaLabel ?? '' }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ label }) => parseInt(label));
  });

/** Scrolls until the carousel's lower edge is at this height of the window, and the page has noticed. */
const scrollTo = (page: Page, bottom: number) =>
  section(page).evaluate(async (shown, edge) => {
    scrollBy({ top: shown.getBoundingClientRect().bottom - edge, behavior: 'instant' });
    // A later observer is called after the carousel's own.
    await new Promise((told) => new IntersectionObserver(told).observe(shown));
  }, bottom);

/** Opens the home page with a clock that stands still until the test moves it. */
async function open(page: Page, width = 1280) {
  await page.clock.install({ time: 0 });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(section(page)).toHaveAttribute('data-ready', 'true');
  await page.clock.pauseAt(600_000);
  // Content loading further up would move the carousel out of the window.
  await page.waitForLoadState('networkidle');
  await scrollTo(page, 850);
  // Finishes a movement that the jump may have interrupted.
  await page.clock.runFor(TRANSITION_MS);
}

type Movement = { starts: number; ends: number };

/** Advances the clock, and returns when the carousel moved meanwhile, counted from now. */
async function movementsIn(page: Page, time: number): Promise<Movement[]> {
  const track = page.locator('.testimonials-track');
  await track.evaluate((track) => {
    const times: number[] = [];
    const begin = Date.now();
    const observer = new MutationObserver(() => times.push(Date.now() - begin));
    observer.observe(track, { attributeFilter: ['style'] });
    Reflect.set(window, 'movements', () => {
      observer.disconnect();
      return times;
    });
  });
  await page.clock.runFor(time);
  const times = await page.evaluate(() => (Reflect.get(window, 'movements') as () => number[])());
  const movements: Movement[] = [];
  for (const time of times) {
    const last = movements.at(-1);
    if (last && time - last.ends < 200) last.ends = time;
    else movements.push({ starts: time, ends: time });
  }
  return movements;
}

/** Waits until the page has noticed a pointer or focus event. */
const expectMoving = (page: Page, moving: boolean) =>
  expect(async () => {
    const movements = await movementsIn(page, 2 * AUTOPLAY_MS);
    expect(movements.length > 0).toBe(moving);
  }).toPass();

test('a paused carousel shows one to three quotes, and its arrows wrap around, announce the position and adapt the height', async ({
  page,
}) => {
  await open(page);
  await control(page, labels.pause).click();
  await expect(control(page, labels.play)).toBeVisible();
  const names = await carousel(page)
    .locator('button, a, [tabindex]')
    .evaluateAll((stops) => stops.map((stop) => stop.ariaLabel));
  expect(names).toEqual([labels.play, labels.previous, labels.next]);
  await expect(page.locator('.testimonial')).toHaveCount(COUNT);
  const settle = () => page.clock.runFor(TRANSITION_MS + 100);
  for (const [width, count] of [
    [1280, 3],
    [1025, 3],
    [1024, 2],
    [769, 2],
    [768, 1],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        await settle();
        return (await visible(page)).length;
      }, `${width}px`)
      .toBe(Math.min(count, COUNT));
    for (const name of [labels.previous, labels.next])
      await expect(control(page, name), `${name} at ${width}px`).toBeVisible();
  }

  const [first = 1] = await visible(page);
  const shownAfter = (offset: number) => ((first - 1 + offset + 2 * COUNT) % COUNT) + 1;
  const status = carousel(page).getByRole('status');
  const arrive = async (step: number) => {
    await settle();
    expect(await visible(page)).toEqual([shownAfter(step)]);
    await expect(status).toHaveText(position(shownAfter(step)));
    // As tall as the visible quotes.
    const slide = page.locator('.testimonial').nth(shownAfter(step) - 1);
    const height = async (part: Locator) => (await part.boundingBox())?.height ?? NaN;
    const quoteHeight = await height(slide.locator('figure'));
    await expect
      .poll(async () => Math.abs((await height(page.locator('.testimonials-track'))) - quoteHeight))
      .toBeLessThan(2);
  };
  for (let step = 1; step <= COUNT; step++) {
    await control(page, labels.next).click();
    await arrive(step);
  }
  await control(page, labels.previous).press('Enter');
  await arrive(-1);
});

test('the carousel advances every 3 s, for half a second, and does not announce it', async ({
  page,
}) => {
  await open(page);
  const movements = await movementsIn(page, 4 * AUTOPLAY_MS + TRANSITION_MS);
  expect(movements).toHaveLength(4);
  for (const [index, { starts, ends }] of movements.entries()) {
    expect(Math.abs(ends - starts - TRANSITION_MS), 'movement').toBeLessThan(50);
    const next = movements[index + 1];
    if (next) expect(Math.abs(next.starts - starts - AUTOPLAY_MS), 'interval').toBeLessThan(50);
  }
  await expect(carousel(page).getByRole('status')).toHaveText('');
});

test('hover and focus pause the carousel, an arrow goes one step, and Play always plays', async ({
  page,
}) => {
  await open(page);
  const middle = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await section(page).boundingBox()) ?? {};
    return [x + width / 2, y + height / 2] as const;
  };
  await page.mouse.move(...(await middle()));
  await expectMoving(page, false);
  await page.mouse.move(2, 2);
  await expectMoving(page, true);
  await page.keyboard.press('Tab');
  await control(page, labels.pause).focus();
  await expectMoving(page, false);
  await control(page, labels.pause).blur();
  await expectMoving(page, true);

  // In the middle of an interval: the next step comes a whole interval after this.
  await page.clock.runFor(AUTOPLAY_MS / 2);
  const [before = 0] = await visible(page);
  await control(page, labels.next).click();
  const [one, two, ...others] = await movementsIn(page, AUTOPLAY_MS + TRANSITION_MS);
  expect(one?.starts).toBeLessThan(100);
  expect(Math.abs((two?.starts ?? 0) - AUTOPLAY_MS)).toBeLessThan(50);
  expect(others).toEqual([]);
  await page.clock.runFor(TRANSITION_MS);
  expect((await visible(page))[0]).toBe(((before + 1) % COUNT) + 1);

  await control(page, labels.pause).click();
  await expectMoving(page, false);
  await control(page, labels.previous).click();
  expect(await movementsIn(page, 3 * AUTOPLAY_MS)).toHaveLength(1);
  await control(page, labels.play).click();
  await expectMoving(page, true);
  // By key, although the button keeps the focus, and by mouse where hovering would pause the carousel.
  await control(page, labels.pause).press('Enter');
  await page.mouse.move(...(await middle()));
  await expectMoving(page, false);
  await control(page, labels.play).press('Enter');
  await expectMoving(page, true);
});

test('the carousel does not move while it is out of view', async ({ page }) => {
  for (const width of [390, 1280]) {
    await open(page, width);
    for (const bottom of [-10, 80, 260, 2000]) {
      await scrollTo(page, bottom);
      await page.clock.runFor(TRANSITION_MS);
      const moved = await movementsIn(page, 5 * AUTOPLAY_MS);
      expect(moved, `its lower edge at ${bottom}px of ${width}px`).toEqual([]);
    }
    await scrollTo(page, 850);
    await expectMoving(page, true);
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap does not stop the carousel, and a swipe goes forward and back', async ({ page }) => {
    await open(page, 390);
    for (const tapped of [section(page), control(page, labels.next)]) {
      await tapped.tap();
      await page.clock.runFor(TRANSITION_MS);
      await scrollTo(page, 850);
      await expectMoving(page, true);
    }
    await control(page, labels.pause).click();
    await page.clock.resume();
    await expect(async () => expect((await visible(page)).length).toBe(1)).toPass();
    const [first = 0] = await visible(page);
    const box = await section(page).boundingBox();
    const y = (box?.y ?? 0) + 60;
    await drag(page, { x: 330, y }, { x: 60, y });
    await expect.poll(() => visible(page)).toEqual([(first % COUNT) + 1]);
    await drag(page, { x: 60, y }, { x: 330, y });
    await expect.poll(() => visible(page)).toEqual([first]);
  });
});
