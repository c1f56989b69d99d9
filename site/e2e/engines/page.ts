import { expect } from 'vitest';
import type { Driver } from './driver.ts';
import { locate, type Locator, type Seen } from './locate.ts';

/** A tab with what every test does in it, the same in every engine. */
export type Page = Driver & {
  /** Every visible element that a locator matches. */
  all: (locator: Locator) => Promise<Seen[]>;
  /** The one element that a locator matches: waits until there is exactly one. */
  one: (locator: Locator) => Promise<Seen>;
  /** Clicks as a person would: once the element is there, does not move, and nothing covers it. */
  clickOn: (locator: Locator) => Promise<void>;
  fill: (locator: Locator, text: string) => Promise<void>;
  scrollTo: (css: string) => Promise<void>;
  /** Waits until the page of that path is loaded. */
  arrived: (path: string) => Promise<void>;
  /** How far the page is scrolled, after everything that may scroll it has run. */
  scrolled: () => Promise<number>;
  /** Scrolls to an element of an island, and waits until the island is hydrated. */
  hydrated: (css: string) => Promise<void>;
};

const describe = (locator: Locator) => Object.values(locator).join(' ');

export function pageOn(driver: Driver): Page {
  const all = (locator: Locator) => driver.evaluate(locate, locator);

  const scrollTo = (css: string) =>
    driver.evaluate((selector) => {
      const found = document.querySelector(selector);
      // A section taller than the window is shown from its start, below the header.
      const block = (found?.clientHeight ?? 0) > innerHeight / 2 ? 'start' : 'center';
      found?.scrollIntoView({ block, behavior: 'instant' });
    }, css);

  async function one(locator: Locator): Promise<Seen> {
    let seen: Seen[] = [];
    await expect
      .poll(async () => (seen = await all(locator)).length, { message: describe(locator) })
      .toBe(1);
    return seen[0] as Seen;
  }

  /** The element when it can be clicked: in the window, not covered, and at the same place twice. */
  async function actionable(locator: Locator): Promise<Seen> {
    let last: Seen | undefined;
    await expect
      .poll(
        async () => {
          const before = last;
          const now = await one(locator);
          last = now;
          if (!now.inWindow) await driver.evaluate((y) => scrollBy(0, y - innerHeight / 2), now.y);
          const still = before?.x === now.x && before.y === now.y;
          return { still, inWindow: now.inWindow, coveredBy: now.coveredBy };
        },
        { message: describe(locator) },
      )
      .toEqual({ still: true, inWindow: true, coveredBy: '' });
    return last as unknown as Seen;
  }

  async function clickOn(locator: Locator): Promise<void> {
    const { x, y, width, height } = await actionable(locator);
    await driver.click(x + width / 2, y + height / 2);
  }

  return {
    ...driver,
    all,
    one,
    clickOn,
    scrollTo,
    async fill(locator, text) {
      await clickOn(locator);
      await driver.type(text);
      await expect.poll(async () => (await one(locator)).value).toBe(text);
    },
    async arrived(path) {
      const there = () =>
        driver.evaluate(() => document.readyState === 'complete' && location.pathname);
      await expect.poll(there).toBe(path);
    },
    scrolled: () =>
      driver.evaluate(
        () =>
          new Promise<number>((settled) =>
            requestAnimationFrame(() => requestAnimationFrame(() => settled(scrollY))),
          ),
      ),
    async hydrated(css) {
      await scrollTo(css);
      // What is in no island has nothing to wait for, which is a fault of the test.
      const state = () =>
        driver.evaluate((selector) => {
          const island = document.querySelector(selector)?.closest('astro-island');
          return island ? (island.hasAttribute('ssr') ? 'waiting' : 'hydrated') : 'no island';
        }, css);
      await expect.poll(state, { message: css }).toBe('hydrated');
    },
  };
}
