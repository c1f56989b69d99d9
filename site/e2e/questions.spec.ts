import type { Locator } from '@playwright/test';
import { expect, test } from './support/test.ts';

for (const width of [390, 1023, 1024, 1280])
  test(`at ${width}px a question folds and unfolds, and in print its answer is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const question = page.locator('details.question').first();
    const answer = question.locator('p');
    const summary = question.locator('summary');
    const seen = () =>
      answer.evaluate((shown) => shown.checkVisibility({ contentVisibilityAuto: true }));
    expect(await page.locator('details.question:not([open])').count()).toBe(0);
    expect(await seen()).toBe(true);
    await summary.click();
    await expect(question).not.toHaveAttribute('open');
    await expect.poll(seen).toBe(false);
    const height = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
    await expect
      .poll(async () => Math.round((await height(question)) - (await height(summary))))
      .toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(seen).toBe(true);
    await expect.poll(() => height(answer)).toBeGreaterThan(40);
    await page.emulateMedia({ media: 'screen' });
    await summary.press('Enter');
    await expect(question).toHaveAttribute('open');
    await expect.poll(seen).toBe(true);
  });
