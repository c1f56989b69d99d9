import { bandsOf } from '../../test/content.ts';
import { sectionOf } from './support/demos.ts';
import { expect, test } from './support/test.ts';

const detailed = bandsOf('engagement').filter(({ band }) =>
  band.milestones.some(({ happens }) => happens),
);

for (const { path, band } of detailed.slice(0, 1)) {
  test('steps are folded on a phone, and unfold by a tap, in a wider window and on paper', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const folds = sectionOf(page, { band }).locator('details');
    const text = folds.first().locator('> :not(summary)');
    await expect(text).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(text).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect(text).toBeHidden();
    await folds.first().locator('summary').click();
    await expect(text).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(folds.and(page.locator('[open]'))).toHaveCount(await folds.count());
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('steps are unfolded on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.goto(path);
      const text = sectionOf(page, { band }).locator('details > :not(summary)').first();
      await expect(text).toBeVisible();
    });
  });
}
