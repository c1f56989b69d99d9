import type { Page } from '@playwright/test';
import { axeFaults } from '../check-pages/axe.ts';
import { caseStudies, screensOf } from '../../test/content.ts';
import { expect, test } from './support/test.ts';

// Screens that a company drew: site/src/sections/bands/ScreenFrame.tsx

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const studies = caseStudies
  .map((study) => ({ path: `/work/${study.slug}`, screens: screensOf(study) }))
  .filter(({ screens }) => screens.length > 0);

const frames = (page: Page) => page.locator('.screen-frame');

/** What is wrong with the frames as they are shown: too wide, cut off, or words too small to read. */
function faultsOfFrames(): string[] {
  const faults: string[] = [];
  for (const frame of document.querySelectorAll('.screen-frame')) {
    const name = frame.getAttribute('aria-label')?.slice(0, 40) ?? '';
    const glass = frame.querySelector('.screen-glass');
    if (!glass?.firstElementChild) faults.push(`${name}: nothing in it`);
    if (glass && glass.scrollWidth > glass.clientWidth)
      faults.push(`${name}: wider than its frame`);
    if (glass && glass.scrollHeight > glass.clientHeight + 1) faults.push(`${name}: cut off`);
    const { left, right } = frame.getBoundingClientRect();
    if (left < 0 || right > innerWidth) faults.push(`${name}: beyond the window`);
    const words = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { parentElement, textContent } = words.currentNode;
      if (!parentElement || !textContent?.trim()) continue;
      const size = parseFloat(getComputedStyle(parentElement).fontSize);
      if (size < 11) faults.push(`${name}: “${textContent}” at ${size}px`);
    }
  }
  return faults;
}

test('every screen is in its frame at every width, whole, and no word is below 11px', async ({
  page,
}) => {
  for (const { path, screens } of studies) {
    await page.goto(path);
    await expect(frames(page)).toHaveCount(screens.length);
    for (const width of [320, 390, 800, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(faultsOfFrames), `${path} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('a screen is read as one picture by its description, and nothing in it is reached', async ({
  page,
}) => {
  for (const { path, screens } of studies) {
    await page.goto(path);
    const main = page.getByRole('main');
    for (const { alt } of screens)
      await expect(main.getByRole('img', { name: alt, exact: true }).first()).toBeVisible();
    // The browser's own tree, since Playwright's copy of it does not know `inert`.
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const read = nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value));
    const inside = await frames(page).first().locator('p').first().innerText();
    expect(read).not.toContain(inside);
    expect(read).toContain(screens[0]?.alt);
    const focusable = 'a[href], button, input, select, textarea, [tabindex]';
    await expect(frames(page).locator(focusable)).toHaveCount(0);
    await expect(page.locator('.screen-glass:not([inert])')).toHaveCount(0);
  }
});

test('axe finds no fault with screens in either scheme', async ({ page }) => {
  test.slow();
  for (const { path } of studies) {
    await page.goto(path);
    for (const [width, colorScheme] of [
      [390, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page), `${path}, ${width}`).toEqual([]);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('screens are the same, and their pages name no script', async ({ page }) => {
    for (const { path, screens } of studies) {
      await page.goto(path);
      await expect(frames(page)).toHaveCount(screens.length);
      for (const frame of await frames(page).all()) expect(await frame.innerText()).not.toBe('');
      await expect(page.locator('script[src], astro-island')).toHaveCount(0);
    }
  });
});
