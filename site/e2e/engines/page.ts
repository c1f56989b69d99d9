import { expect } from 'vitest';
import type { Driver } from './driver.ts';
import { look, type Seen, type Target } from './look.ts';

/** A tab with what every walk does in it, the same in every engine. */
export type Page = Driver & {
  /** Every visible element that a target means. */
  all: (target: Target) => Promise<Seen[]>;
  /** The one that a target means, once there is exactly one. */
  one: (target: Target) => Promise<Seen>;
  /** Clicks as a person would: once it is there, stands still, and nothing lies over it. */
  clickOn: (target: Target) => Promise<void>;
  fill: (target: Target, text: string) => Promise<void>;
  scrollTo: (css: string) => Promise<void>;
  /** Waits until a page of that path is there. */
  arrived: (path: string) => Promise<void>;
  /** How far the page is scrolled, once all that could move it has had its turn. */
  scrolled: () => Promise<number>;
  /** Waits until the islands in view are alive. */
  alive: (css: string) => Promise<void>;
};

const describe = (target: Target) => Object.values(target).join(' ');

export function pageOn(driver: Driver): Page {
  const all = (target: Target) => driver.evaluate(look, target);

  const scrollTo = (css: string) =>
    driver.evaluate((selector) => {
      const found = document.querySelector(selector);
      // A section taller than the window is shown from its start, below the header.
      const block = (found?.clientHeight ?? 0) > innerHeight / 2 ? 'start' : 'center';
      found?.scrollIntoView({ block, behavior: 'instant' });
    }, css);

  async function one(target: Target): Promise<Seen> {
    let seen: Seen[] = [];
    await expect
      .poll(async () => (seen = await all(target)).length, { message: describe(target) })
      .toBe(1);
    return seen[0] as Seen;
  }

  /** Where it is to be clicked: in the window, free, and at the same place twice. */
  async function restingPlace(target: Target): Promise<Seen> {
    let last: Seen | undefined;
    await expect
      .poll(
        async () => {
          const before = last;
          const now = await one(target);
          last = now;
          if (!now.inWindow) await driver.evaluate((y) => scrollBy(0, y - innerHeight / 2), now.y);
          const still = before?.x === now.x && before.y === now.y;
          return { still, inWindow: now.inWindow, coveredBy: now.coveredBy };
        },
        { message: describe(target) },
      )
      .toEqual({ still: true, inWindow: true, coveredBy: '' });
    return last as unknown as Seen;
  }

  async function clickOn(target: Target): Promise<void> {
    const { x, y, width, height } = await restingPlace(target);
    await driver.click(x + width / 2, y + height / 2);
  }

  return {
    ...driver,
    all,
    one,
    clickOn,
    scrollTo,
    async fill(target, text) {
      await clickOn(target);
      await driver.type(text);
      await expect.poll(async () => (await one(target)).value).toBe(text);
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
    async alive(css) {
      await scrollTo(css);
      const waiting = () =>
        driver.evaluate(
          (selector) => document.querySelectorAll(`astro-island[ssr]:has(${selector})`).length,
          css,
        );
      await expect.poll(waiting, { message: `${css} comes alive` }).toBe(0);
    },
  };
}
