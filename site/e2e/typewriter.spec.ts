import type { Page } from '@playwright/test';
import { home } from '../../test/content.ts';
import { typewriterPause as pause } from './support/places.ts';
import { expect, test } from './support/test.ts';

type Change = { at: number; text: string; rest: string };

const { lead, words, rest } = home.hero;
const TYPE_MS = 200;
const DELETE_MS = 100;
const PAUSE_MS = 1000;

/** Records the visible text, and when it changed by the page's clock. */
async function record(page: Page, ms: number): Promise<Change[]> {
  await page.locator('[data-typewriter]').evaluate((target) => {
    const changes: Change[] = [];
    new MutationObserver(() => {
      const text = target.textContent ?? '';
      // The untyped rest of the word, painted behind the caret.
      const rest = JSON.parse(getComputedStyle(target, '::after').content) as string;
      changes.push({ at: Date.now(), text, rest });
    }).observe(target, { childList: true, characterData: true, subtree: true });
    Reflect.set(window, 'changes', changes);
  });
  await page.clock.runFor(ms);
  return page.evaluate(() => Reflect.get(window, 'changes') as Change[]);
}

test('the words are typed, deleted and repeated in their rhythm, a button pauses them, and the layout stays still', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  // A screen reader gets all words at once and no typing.
  await expect(heading).toHaveAccessibleName(`${lead} ${words.join(', ')} ${rest}`);
  await expect(pause(page)).toBeVisible();
  await page.clock.pauseAt(60_000);

  // One round: every letter typed and deleted, and a pause for each word.
  const round = words.join('').length * (TYPE_MS + DELETE_MS) + words.length * PAUSE_MS;
  const changes = await record(page, 2 * round + PAUSE_MS);
  const intervals = changes.slice(1).map((change, index) => {
    const before = changes[index];
    return { ...change, before: before?.text ?? '', took: change.at - (before?.at ?? 0) };
  });
  for (const { before, text, took } of intervals) {
    const deletes = text.length < before.length;
    const beforeDeletion = words.includes(before) ? PAUSE_MS : DELETE_MS;
    expect(took, `from “${before}” to “${text}”`).toBe(deletes ? beforeDeletion : TYPE_MS);
    expect(Math.abs(text.length - before.length)).toBe(1);
  }
  for (const { text, rest: untyped } of changes) expect(words).toContain(text + untyped);
  const completeWords = changes.map(({ text }) => text).filter((text) => words.includes(text));
  const first = words.indexOf(completeWords[0] ?? '');
  expect(completeWords.length).toBeGreaterThanOrEqual(2 * words.length);
  expect(completeWords).toEqual(
    completeWords.map((_, index) => words[(first + index) % words.length]),
  );

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const before = await heading.boundingBox();
    for (let step = 0; step < 10; step++) {
      await page.clock.runFor(900);
      expect(await heading.boundingBox(), `${width}`).toEqual(before);
    }
    await expect(pause(page)).toHaveText('');
    const box = await pause(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await expect(pause(page).locator('svg:visible')).toHaveCount(1);
  }

  const icon = pause(page).locator('svg:visible');
  const running = await icon.innerHTML();
  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: home.hero.labels.resume, exact: true }),
  ).toBeFocused();
  await expect(icon).toHaveCount(1);
  expect(await icon.innerHTML()).not.toBe(running);
  expect(await record(page, 10_000)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('button', { name: home.hero.labels.pause, exact: true }),
  ).toBeFocused();
  expect((await record(page, 3_000)).length).toBeGreaterThan(5);
});
