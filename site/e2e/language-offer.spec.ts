import type { Page } from '@playwright/test';
import { wordsIn } from '../../test/content.ts';
import { additionalRoutes } from '../../test/routes.ts';
import { axeProblems } from '../check/pages/axe.ts';
import { expect, test } from './support/test.ts';

// The offer to visitors who read an additional language of the company.

const line = (page: Page) => page.locator('body > nav:visible');

for (const { language, path } of additionalRoutes('/contact').slice(0, 1)) {
  const { offer, close } = wordsIn(language).languages ?? { offer: '', close: '' };

  test.describe('for somebody who reads another language', () => {
    test.use({ locale: language });

    test('a line offers the page in that language, covers nothing, and does not return once closed', async ({
      page,
      context,
    }) => {
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 600 });
        await page.goto('/contact');
        await expect(line(page).getByRole('link')).toHaveText(offer);
        await expect(line(page)).toHaveAttribute('lang', language);
        expect(await axeProblems(page), `${width}`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const [own, header] = await Promise.all(
          [line(page), page.getByRole('banner')].map((part) => part.boundingBox()),
        );
        expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(header?.y ?? 0);
      }
      await line(page).getByRole('link').press('Enter');
      await expect(page).toHaveURL(path);
      await page.waitForLoadState('networkidle');
      await expect(line(page)).toHaveCount(0);
      await page.goto('/contact');
      await line(page).getByRole('button', { name: close }).press('Enter');
      await expect(line(page)).toHaveCount(0);
      await page.goto('/blog', { waitUntil: 'networkidle' });
      await expect(line(page)).toHaveCount(0);
      expect(await context.cookies()).toEqual([]);
    });

    test('the line appears and closes where storage is blocked', async ({ page }) => {
      await page.addInitScript(() => {
        for (const storage of ['sessionStorage', 'localStorage'])
          Object.defineProperty(window, storage, {
            get() {
              throw new DOMException('Blocked', 'SecurityError');
            },
          });
      });
      await page.goto('/contact');
      await expect(line(page).getByRole('link')).toHaveText(offer);
      await line(page).getByRole('button', { name: close }).click();
      await expect(line(page)).toHaveCount(0);
    });
  });

  test('readers of the page’s language get no offer, and keep their draft in the other language', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await expect(line(page)).toHaveCount(0);
    await page.locator('textarea').fill('Half a message');
    await page.getByRole('contentinfo').locator(`a[hreflang=${language}]`).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('textarea')).toHaveValue('Half a message');
  });
}
