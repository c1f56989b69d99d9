import { faintThings } from './support/contrast.ts';
import { cutText } from './support/cut-text.ts';
import { expect, test } from './support/test.ts';

// A4 between the margins of styles/print.css, from a system that is dark.
test.use({
  viewport: { width: 643, height: 986 },
  contextOptions: { reducedMotion: 'reduce' },
});

/** What only a screen can use. */
const screenOnly =
  'header.site-header, .side-menu, .site-panel, .skip-link, .contents-list, footer, button, form, a[href="/contact"]';

for (const path of [
  '/blog/react-hooks',
  '/blog/es6-features',
  '/blog/css-grid-vs-flexbox',
  '/privacy-policy',
]) {
  test(`${path} prints its words, dark on white, and nothing that only a screen can use`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of await page.locator(screenOnly).all()) await expect(part).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await page.evaluate(faintThings)).toEqual([]);
    expect(await page.evaluate(cutText)).toEqual([]);
    // What scrolls on a screen stands there whole on paper.
    const cut = await page.locator('main *').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('svg, .sr-only'))
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cut).toEqual([]);
  });
}
