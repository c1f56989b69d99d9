import { obscuredFocus } from './support/obscured-focus.ts';
import { homeHas } from '../../test/content.ts';
import { anArticle, aService } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

test('nothing that Shift+Tab reaches is under the header', async ({ page }) => {
  for (const [path, width] of [
    ['/', 390],
    [anArticle, 390],
    [aService, 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const covered: string[] = [];
    let reached = 0;
    for (; reached < 400; reached++) {
      await page.keyboard.press('Shift+Tab');
      covered.push(...(await page.evaluate(obscuredFocus)));
      if (await page.evaluate(() => document.activeElement?.matches('.skip-link'))) break;
    }
    const links = await page.locator('main, footer').locator('a:visible, button:visible').count();
    expect.soft(reached, path).toBeGreaterThan(links);
    expect.soft(reached, `the first thing to reach on ${path}`).toBeLessThan(400);
    expect.soft(covered, path).toEqual([]);
  }
});

test('the keyboard scrolls its focus into view, and the header and the mouse leave the page where it is', async ({
  page,
}) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const links = page.getByRole('banner').locator('a:visible, button:visible');
  for (const link of await links.all()) {
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBe(400);
  }

  if (!homeHas('industries')) return;
  await page.goto('/');
  const link = page.locator('.industries-grid a').first();
  // The keyboard was used last, so from here on focus is shown.
  await page.keyboard.press('Tab');
  await link.evaluate((element) => {
    scrollTo(0, scrollY + element.getBoundingClientRect().top - 40);
    (element as HTMLElement).focus({ preventScroll: true });
  });
  await expect(link).toBeFocused();
  expect(await page.evaluate(obscuredFocus)).toEqual([]);
  const before = await page.evaluate(() => scrollY);
  await page.mouse.click(640, 400);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
