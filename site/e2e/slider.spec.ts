import type { Page } from '@playwright/test';
import { home } from '../../test/content.ts';
import { expect, test } from './support/test.ts';
import { drag } from './support/touch.ts';

// The first view's drawing, which visitors can drag, and the facts that follow it.

const { facts, slider } = home.hero;
const { smaller = [], larger = [] } = slider ?? {};
const drawnValues = facts.map(({ value }) => value);
const sizes = [...smaller.toReversed(), drawnValues, ...larger];
const middle = smaller.length;

const handle = (page: Page) => page.getByRole('slider', { name: slider?.label ?? '', exact: true });
const values = (page: Page) => page.locator('.slider-figure dd');
const lines = (page: Page) =>
  page
    .locator('.slider-drawing svg:visible path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));

/** Waits until the lines stop moving, and returns them. */
async function rested(page: Page): Promise<string[]> {
  let before: string[] = [];
  await expect
    .poll(
      async () => {
        const now = await lines(page);
        const rests = now.length > 0 && now.join() === before.join();
        before = now;
        return rests;
      },
      { intervals: [150] },
    )
    .toBe(true);
  return before;
}

const drawing = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one instanceof CSSAnimation && one.animationName === 'draw')
      .map((one) => one.effect?.getComputedTiming()),
  );

test('mouse and keys move the handle, lines and facts follow, and the script loads only then', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched.filter((path) => path.includes('move-slider'))).toEqual([]);
  await expect(values(page)).toHaveText(drawnValues);
  await expect(handle(page)).toHaveAttribute('aria-valuetext', drawnValues.join(', '));
  await expect(page.locator('.slider-drawing svg:visible')).toHaveAttribute('aria-hidden', 'true');
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await handle(page).focus();
    await expect.poll(() => fetched.join()).toContain('move-slider');
    await page.keyboard.press('ArrowRight');
    await expect(values(page)).toHaveText(sizes[middle + 1] ?? []);
    await page.keyboard.press('ArrowLeft');
    await expect(values(page)).toHaveText(drawnValues);
    const before = await rested(page);
    await handle(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width: long = 0 } = (await handle(page).boundingBox()) ?? {};
    await page.mouse.move(x + long / 2, y + 22);
    await page.mouse.down();
    await page.mouse.move(x + long - 4, y + 22, { steps: 8 });
    await expect(values(page)).toHaveText(sizes.at(-1) ?? []);
    const large = await rested(page);
    expect(large.length).toBe(before.length);
    // Some lines do not move.
    const bent = large.filter((line, index) => line !== before[index]).length;
    expect(bent).toBeGreaterThan(large.length / 2);
    // Between two sizes it snaps to the nearest.
    await page.mouse.move(x + 22 + ((long - 44) * (middle + 0.3)) / (sizes.length - 1), y + 22);
    await page.mouse.up();
    await expect(values(page)).toHaveText(drawnValues);
    await expect(handle(page)).toHaveValue('0');
    expect(await rested(page)).toEqual(before);
  }
  for (const [key, size] of [
    ['ArrowLeft', sizes[middle - 1]],
    ['End', sizes.at(-1)],
    ['Home', sizes[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(values(page), key).toHaveText(size ?? []);
    // A screen reader hears the facts as the handle's value.
    await expect(handle(page)).toHaveAttribute('aria-valuetext', (size ?? []).join(', '));
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the lines draw themselves once within two seconds, and a finger drags the handle', async ({
    page,
  }) => {
    await page.goto('/');
    await expect.poll(async () => (await drawing(page)).length).toBeGreaterThan(0);
    for (const timing of await drawing(page)) {
      expect(timing?.endTime).toBeLessThan(2000);
      expect(timing?.iterations).toBe(1);
    }
    await handle(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0 } = (await handle(page).boundingBox()) ?? {};
    await drag(page, { x: x + width / 2, y: y + 22 }, { x: x + 4, y: y + 22 });
    await expect(values(page)).toHaveText(sizes[0] ?? []);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the drawing is complete at once, and movements take effect without animation', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const running = () => page.evaluate(() => document.getAnimations().length);
    expect(await running()).toBe(0);
    await handle(page).focus();
    const before = await rested(page);
    await page.keyboard.press('End');
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const after = await lines(page);
    expect(after).not.toEqual(before);
    expect(await rested(page)).toEqual(after);
    expect(await running()).toBe(0);
  });
});
