import { bandsOf } from '../../test/content.ts';
import { sectionOf } from './support/demos.ts';
import { expect, test } from './support/test.ts';

for (const { path, band } of bandsOf('questions').slice(0, 1)) {
  test('the first answer is open, a question opens and closes by mouse and key, and paper shows all answers', async ({
    page,
  }) => {
    await page.goto(path);
    const questions = sectionOf(page, { band }).locator('details');
    const question = questions.first();
    const answer = question.locator('p');
    const summary = question.locator('summary');
    const isVisible = () =>
      answer.evaluate((shown) => shown.checkVisibility({ contentVisibilityAuto: true }));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(questions.and(page.locator('[open]'))).toHaveCount(1);
      expect(await isVisible()).toBe(true);
      await summary.click();
      await expect(question).not.toHaveAttribute('open');
      await expect.poll(isVisible).toBe(false);
      // A folded answer takes no room.
      const room = () =>
        question.evaluate((it) => it.clientHeight - (it.firstElementChild?.clientHeight ?? 0));
      await expect.poll(room).toBeLessThanOrEqual(1);
      await page.emulateMedia({ media: 'print' });
      await expect.poll(isVisible).toBe(true);
      await expect.poll(() => answer.evaluate((it) => it.clientHeight)).toBeGreaterThan(40);
      await expect(questions.last().locator('p')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await summary.press('Enter');
      await expect(question).toHaveAttribute('open');
      await expect.poll(isVisible).toBe(true);
    }
  });
}
