import type { Page } from '@playwright/test';

/** The height of an opened page in CSS pixels, set in its own fonts: on a phone they come after the first paint. */
export async function pageHeight(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    // Letters that the page does not have are in files that it does not load.
    const own = [...document.fonts].filter(
      ({ family, unicodeRange }) => !family.includes('stand-in') && unicodeRange === 'U+0-10FFFF',
    );
    return own.length > 0 && own.every(({ status }) => status === 'loaded');
  });
  return page.evaluate(() => document.documentElement.scrollHeight);
}
