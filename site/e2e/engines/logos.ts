import { locators } from './locators.ts';
import type { Page } from './page.ts';

/** Where the moving row of logos begins, in CSS pixels from the window's left. */
export const logosAt = (page: Page): Promise<number> =>
  page.evaluate((css) => {
    const row = document.querySelector<HTMLElement>(css);
    // WebKit moves it without the page's thread, and says where it was when its style last changed.
    row?.style.setProperty('--asked', `${performance.now()}`);
    return row?.getBoundingClientRect().x ?? NaN;
  }, locators.logoTrack);
