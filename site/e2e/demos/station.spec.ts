import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { home } from '../../../test/content.ts';
import { expect, test } from '../support/test.ts';

// A drawing of the first view that a visitor can take hold of, and the facts that follow it.

const { facts, station } = home.hero;
const { smaller = [], larger = [] } = station ?? {};
const drawn = facts.map(({ value }) => value);
const sizes = [...smaller.toReversed(), drawn, ...larger];
const middle = smaller.length;

const dist = process.env.SITE_DIR ?? resolve(import.meta.dirname, '../dist');
const script = '/art/station.js';

const handle = (page: Page) =>
  page.getByRole('slider', { name: station?.label ?? '', exact: true });
const shown = (page: Page) => page.locator('.held dd');
/** The lines of the shape that is seen, as they stand now. */
const lines = (page: Page) =>
  page
    .locator('.held-drawing svg:visible path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));

/** Waits until the lines rest, and gives them. */
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

/** Opens the home page and takes hold of the handle, without moving it. */
async function open(page: Page): Promise<string[]> {
  await page.goto('/');
  await handle(page).focus();
  return rested(page);
}

for (const width of [390, 1280])
  test(`at ${width}px the handle is dragged, and lines and facts follow`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const before = await open(page);
    await expect(shown(page)).toHaveText(drawn);
    await handle(page).scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width: long = 0 } = (await handle(page).boundingBox()) ?? {};
    await page.mouse.move(x + long / 2, y + 22);
    await page.mouse.down();
    await page.mouse.move(x + long - 4, y + 22, { steps: 8 });
    await expect(shown(page)).toHaveText(sizes.at(-1) ?? []);
    const large = await rested(page);
    expect(large.length).toBe(before.length);
    // Not all: some lines stay where they are.
    const bent = large.filter((line, at) => line !== before[at]).length;
    expect(bent).toBeGreaterThan(large.length / 2);
    // Between two sizes it stops at the nearest.
    await page.mouse.move(x + 22 + ((long - 44) * (middle + 0.3)) / (sizes.length - 1), y + 22);
    await page.mouse.up();
    await expect(shown(page)).toHaveText(drawn);
    await expect(handle(page)).toHaveValue('0');
    expect(await rested(page)).toEqual(before);
  });

test('a finger drags it too', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await handle(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0 } = (await handle(page).boundingBox()) ?? {};
  const client = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y: y + 22 }],
    });
  await touch('touchStart', x + width / 2);
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', x + width / 2 - (step * width) / 12);
  await touch('touchEnd');
  await expect(shown(page)).toHaveText(sizes[0] ?? []);
  await context.close();
});

test('arrow keys go from size to size, Home and End to the ends', async ({ page }) => {
  await open(page);
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveText(sizes[middle + 1] ?? []);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveText(sizes[middle - 1] ?? []);
  await page.keyboard.press('End');
  await expect(shown(page)).toHaveText(sizes.at(-1) ?? []);
  await page.keyboard.press('Home');
  await expect(shown(page)).toHaveText(sizes[0] ?? []);
});

test('a screen reader hears the facts as the value of the handle', async ({ page }) => {
  await page.goto('/');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', drawn.join(', '));
  await handle(page).press('End');
  await expect(handle(page)).toHaveAttribute('aria-valuetext', (sizes.at(-1) ?? []).join(', '));
  await expect(page.locator('.held-drawing svg:visible')).toHaveAttribute('aria-hidden', 'true');
});

test('its script comes when somebody reaches for it, and weighs at most 8 KB', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fetched).not.toContain(script);
  await handle(page).hover();
  await expect.poll(() => fetched).toContain(script);
  expect(brotliCompressSync(readFileSync(join(dist, script))).length).toBeLessThanOrEqual(8_000);
});

test('a frame of it takes less time than there is for one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  // Time of the processor, and of this page alone: what else the machine does is not in it.
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await busy();
  await handle(page).evaluate(async (input: HTMLInputElement) => {
    input.step = 'any';
    for (let i = 0; i < 60; i++) {
      input.valueAsNumber = Math.sin(i / 9) * Number(input.max);
      input.dispatchEvent(new Event('input'));
      await new Promise((done) => requestAnimationFrame(done));
    }
  });
  const each = ((await busy()) - before) / 60;
  expect(each).toBeGreaterThan(0.5);
  expect(each).toBeLessThan(1000 / 60);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no handle, and the drawing and its facts are whole', async ({ page }) => {
    await page.goto('/');
    await expect(handle(page)).toHaveCount(0);
    await expect(shown(page)).toHaveText(drawn);
    await expect(page.locator('.held-drawing svg:visible')).toHaveCount(1);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing draws itself, and what is moved is there at once', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const running = () => page.evaluate(() => document.getAnimations().length);
    expect(await running()).toBe(0);
    const before = await open(page);
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

test('the lines draw themselves once, in less than two seconds', async ({ page }) => {
  await page.goto('/');
  const drawing = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName === 'draw')
        .map((one) => one.effect?.getComputedTiming()),
    );
  await expect.poll(async () => (await drawing()).length).toBeGreaterThan(0);
  for (const timing of await drawing()) {
    expect(timing?.endTime).toBeLessThan(2000);
    expect(timing?.iterations).toBe(1);
  }
  await expect.poll(async () => (await drawing()).length).toBe(0);
});
