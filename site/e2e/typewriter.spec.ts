import type { Page } from '@playwright/test';
import { home } from '../../test/content.ts';
import { typewriterPause as pause } from './support/places.ts';
import { expect, test } from './support/test.ts';

type Change = { at: number; text: string };

const { lead, words, rest } = home.hero;
const TYPE_MS = 200;
const DELETE_MS = 100;
const PAUSE_MS = 1000;

const typed = (page: Page) => page.locator('[data-typewriter]');

/** Opens the home page with a clock that only the test moves. */
async function openPaused(page: Page) {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await expect(pause(page)).toBeVisible();
  await page.clock.pauseAt(60_000);
}

/** The text that is shown, and when it changed by the page's clock. */
async function record(page: Page, ms: number): Promise<Change[]> {
  await typed(page).evaluate((target) => {
    const changes: Change[] = [];
    new MutationObserver(() => {
      changes.push({ at: Date.now(), text: target.textContent ?? '' });
    }).observe(target, { childList: true, characterData: true, subtree: true });
    Reflect.set(window, 'changes', changes);
  });
  await page.clock.runFor(ms);
  return page.evaluate(() => Reflect.get(window, 'changes') as Change[]);
}

test('types at 200 ms, deletes at 100 ms, waits 1000 ms and loops through the words', async ({
  page,
}) => {
  await openPaused(page);
  // One round: every letter typed and deleted, and a wait for each word.
  const round = words.join('').length * (TYPE_MS + DELETE_MS) + words.length * PAUSE_MS;
  const changes = await record(page, 2 * round + PAUSE_MS);
  const intervals = changes.slice(1).map((change, index) => {
    const before = changes[index];
    return { ...change, before: before?.text ?? '', took: change.at - (before?.at ?? 0) };
  });
  for (const { before, text, took } of intervals) {
    const deletes = text.length < before.length;
    const expected = !deletes ? TYPE_MS : words.includes(before) ? PAUSE_MS : DELETE_MS;
    expect(took, `from “${before}” to “${text}”`).toBe(expected);
    expect(Math.abs(text.length - before.length)).toBe(1);
  }
  const shown = changes.map(({ text }) => text).filter((text) => words.includes(text));
  const first = words.indexOf(shown[0] ?? '');
  expect(shown.length).toBeGreaterThanOrEqual(2 * words.length);
  expect(shown).toEqual(shown.map((_, index) => words[(first + index) % words.length]));
});

test('the pause button stops the typing and starts it again', async ({ page }) => {
  await openPaused(page);
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: home.hero.resume, exact: true })).toBeFocused();
  expect(await record(page, 10_000)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: home.hero.pause, exact: true })).toBeFocused();
  expect((await record(page, 3_000)).length).toBeGreaterThan(5);
});

test('its control is a named icon with a target of 44px', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(pause(page)).toHaveText('');
    const box = await pause(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const icon = pause(page).locator('svg:visible');
    await expect(icon).toHaveCount(1);
    const running = await icon.innerHTML();
    await pause(page).click();
    await expect(icon).toHaveCount(1);
    expect(await icon.innerHTML()).not.toBe(running);
  }
});

test('it types by itself, in real time', async ({ page }) => {
  await page.goto('/');
  const before = await typed(page).textContent();
  await expect(typed(page)).not.toHaveText(before ?? '');
});

test('a screen reader gets all words at once and no typing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(
    `${lead} ${words.join(', ')} ${rest}`,
  );
});

test('the line does not move while it is typed', async ({ page }) => {
  await page.clock.install({ time: 0 });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const heading = page.getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    for (let step = 0; step < 10; step++) {
      await page.clock.runFor(900);
      expect(await heading.boundingBox()).toEqual(before);
    }
  }
});
