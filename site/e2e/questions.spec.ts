import { expect, test } from './support/test.ts';

test('a question folds and unfolds by mouse and key, and in print its answer is shown', async ({
  page,
}) => {
  await page.goto('/');
  const questions = page.locator('main details:not([data-closed-on-phones])');
  const question = questions.first();
  const answer = question.locator('p');
  const summary = question.locator('summary');
  const seen = () =>
    answer.evaluate((shown) => shown.checkVisibility({ contentVisibilityAuto: true }));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(questions.and(page.locator(':not([open])'))).toHaveCount(0);
    expect(await seen()).toBe(true);
    await summary.click();
    await expect(question).not.toHaveAttribute('open');
    await expect.poll(seen).toBe(false);
    // A folded answer takes no room.
    const room = () =>
      question.evaluate((it) => it.clientHeight - (it.firstElementChild?.clientHeight ?? 0));
    await expect.poll(room).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(seen).toBe(true);
    await expect.poll(() => answer.evaluate((it) => it.clientHeight)).toBeGreaterThan(40);
    await page.emulateMedia({ media: 'screen' });
    await summary.press('Enter');
    await expect(question).toHaveAttribute('open');
    await expect.poll(seen).toBe(true);
  }
});
