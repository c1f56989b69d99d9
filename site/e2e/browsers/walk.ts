import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Service, startService } from '../../../scripts/lib/service.ts';
import type { Driver, Key } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const { BROWSER = 'firefox', BROWSER_PATH = '' } = process.env;

const start = (scripts: boolean) =>
  (BROWSER === 'webkit' ? startWebKit : startFirefox)({ path: BROWSER_PATH, scripts });

const PATIENCE = 30_000;
const screenshots = resolve(import.meta.dirname, '../../../test-results/browsers');

let service: Service;
let shared: Driver;
before(async () => {
  service = await startService();
  shared = await start(true);
});
after(async () => {
  await shared.stop();
  await service.stop();
});

/** Retries until nothing is thrown, or throws the last error. */
export async function keepTrying<Result>(run: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + PATIENCE; ; await wait(50))
    try {
      return await run();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
}

/**
 * Declares a test that walks through the site in the tested browser. Any error of a script, on the console or of the
 * network fails it; a failed test leaves a screenshot.
 */
export function walk(
  name: string,
  run: (visit: Visit) => Promise<void>,
  { scripts } = { scripts: true },
): void {
  test(`${BROWSER}: ${name}`, async () => {
    const driver = scripts ? shared : await start(false);
    try {
      await run(visitWith(driver));
      assert.deepEqual(await driver.errors(), [], 'errors in the console');
    } catch (error) {
      await keepScreenshot(driver, name).catch(console.error);
      throw error;
    } finally {
      if (!scripts) await driver.stop();
    }
  });
}

async function keepScreenshot(driver: Driver, name: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const file = `${BROWSER} ${name}`.replace(/\W+/g, '-').slice(0, 120);
  writeFileSync(join(screenshots, `${file}.png`), await driver.screenshot(), 'base64');
}

export type Visit = {
  /** The service's folder, which contains the mails. */
  folder: string;
  evaluate: Driver['evaluate'];
  press: (key: Key, options?: { shift: boolean }) => Promise<void>;
  open: (path: string, width?: number) => Promise<void>;
  resize: (width: number) => Promise<void>;
  /** Clicks as a person does: once the element is visible and still, and nothing covers it. */
  click: (css: string) => Promise<void>;
  fill: (css: string, text: string) => Promise<void>;
  shown: (css: string, visible?: boolean) => Promise<void>;
  arrived: (path: string) => Promise<void>;
  awake: () => Promise<void>;
  errors: Driver['errors'];
};

function visitWith(driver: Driver): Visit {
  async function click(css: string): Promise<void> {
    let last: Spot | undefined;
    const { x, y } = await keepTrying(async () => {
      const before = last;
      const now = await driver.evaluate(spot, css);
      last = now;
      assert.equal(now.under, '', `${css} is covered: ${now.under}`);
      assert.deepEqual(now, before, `${css} moves`);
      return now;
    });
    await driver.clickAt(x, y);
  }
  return {
    folder: service.folder,
    errors: driver.errors,
    evaluate: driver.evaluate,
    press: driver.press,
    open: async (path, width = 1280) => {
      await driver.resize(width, 844);
      await driver.open(service.url + path);
    },
    resize: (width) => driver.resize(width, 844),
    click,
    fill: async (css, text) => {
      await click(css);
      await driver.type(text);
    },
    shown: (css, visible = true) =>
      keepTrying(async () =>
        assert.equal(
          await driver.evaluate(isVisible, css),
          visible,
          `${css} is ${visible ? 'hidden' : 'visible'}`,
        ),
      ),
    arrived: (path) =>
      keepTrying(async () =>
        assert.equal(
          await driver.evaluate(() => document.readyState === 'complete' && location.pathname),
          path,
        ),
      ),
    awake: () =>
      keepTrying(async () => assert.deepEqual(await driver.evaluate(asleep), [], 'not loaded')),
  };
}

function isVisible(css: string): boolean {
  return document.querySelector(css)?.checkVisibility({ visibilityProperty: true }) === true;
}

/** The middle of an element in CSS pixels of the window, and what covers it there. */
type Spot = { x: number; y: number; under: string };

/** Scrolls an element into view and returns its position. Without scripts nothing in it can wait. */
function spot(css: string): Spot {
  const element = document.querySelector(css);
  if (!element?.checkVisibility({ visibilityProperty: true }))
    return { x: 0, y: 0, under: 'not visible' };
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const topmost = document.elementFromPoint(middle.x, middle.y);
  const free =
    topmost && (element.contains(topmost) || topmost.closest('label')?.contains(element));
  return {
    ...middle,
    under: free ? '' : (topmost?.outerHTML.slice(0, 100) ?? 'outside the window'),
  };
}

/** Scrolls through the page, and returns islands that are not hydrated and pictures that are not loaded. */
async function asleep(): Promise<string[]> {
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
    scrollTo({ top: y, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  const islands = [...document.querySelectorAll('astro-island[ssr]')];
  const pictures = [...document.images].filter(
    (image) =>
      image.checkVisibility({ visibilityProperty: true }) &&
      (!image.complete || image.naturalWidth === 0),
  );
  return [...islands, ...pictures].map((element) => element.outerHTML.slice(0, 200));
}
