import { obscuredFocus } from './support/obscured-focus.ts';
import { homeHas } from '../../test/content.ts';
import { anArticle, aService } from '../../test/routes.ts';
import { expect, test } from './support/test.ts';

for (const [path, width] of [
  ['/', 390],
  [anArticle, 390],
  [aService, 1280],
] as const) {
  test(`nothing that Shift+Tab reaches on ${path} at ${width}px is under the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(path);
    await page.getByRole('contentinfo').getByRole('link').last().focus();
    const found: string[] = [];
    let reached = 0;
    for (; reached < 400; reached++) {
      await page.keyboard.press('Shift+Tab');
      found.push(...(await page.evaluate(obscuredFocus)));
      if (await page.evaluate(() => document.activeElement?.matches('.skip-link'))) break;
    }
    const links = await page.locator('main, footer').locator('a:visible, button:visible').count();
    expect(reached).toBeGreaterThan(links);
    expect(reached, 'the first thing to reach').toBeLessThan(400);
    expect(found).toEqual([]);
  });
}

test('what is focused in the header leaves the page where it is', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const links = page.getByRole('banner').locator('a:visible, button:visible');
  for (const link of await links.all()) {
    await link.focus();
    expect(await page.evaluate(() => scrollY)).toBe(400);
  }
});

if (homeHas('industries'))
  test('a link that is focused half under the header is scrolled into view', async ({ page }) => {
    await page.goto('/');
    const link = page.locator('.industries-grid a').first();
    // From here on, focus is shown: the keyboard was used last.
    await page.keyboard.press('Tab');
    await link.evaluate((element) => {
      scrollTo(0, scrollY + element.getBoundingClientRect().top - 40);
      (element as HTMLElement).focus({ preventScroll: true });
    });
    await expect(link).toBeFocused();
    expect(await page.evaluate(obscuredFocus)).toEqual([]);
    // What the mouse presses stays where it is.
    const before = await page.evaluate(() => scrollY);
    await page.mouse.click(640, 400);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

if (homeHas('industries'))
  test('the check finds a half-hidden link', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      document.addEventListener('focusin', (event) => event.stopImmediatePropagation(), true);
      const link = document.querySelector<HTMLElement>('.industries-grid a');
      scrollTo(0, (link?.getBoundingClientRect().top ?? 0) - 40);
      link?.focus({ preventScroll: true });
    });
    expect(await page.evaluate(obscuredFocus)).toEqual([
      expect.stringMatching(/^a “.* lies 3\dpx under header/s),
    ]);
  });
