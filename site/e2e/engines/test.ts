import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test as base } from 'vitest';
import { type Service, startService } from '../../../test/service.ts';
import type { Browser, Start } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { type Page, pageOn } from './page.ts';
import { startWebKit } from './webkit.ts';

const engine = process.env.ENGINE === 'webkit' ? 'webkit' : 'firefox';
const start: Start = { firefox: startFirefox, webkit: startWebKit }[engine];

const screenshots = resolve(import.meta.dirname, '../../../test-results/engines');

/** The errors that a test provokes on purpose. */
type Watched = { errors: RegExp[] };

/**
 * A test with a page in the engine that `ENGINE` names, on the real service. The page is watched: an
 * error of a script, on the console or of the network fails the test, whatever the test is about.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await start({ scripts: true });
    onCleanup(() => browser.stop());
    return browser;
  })
  .extend('service', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Service> => {
    const service = await startService();
    onCleanup(() => service.stop());
    return service;
  })
  .extend('watched', (): Watched => ({ errors: [] }))
  .extend('page', async ({ browser, watched, task }, { onCleanup }): Promise<Page> => {
    const page = await openTab(browser);
    onCleanup(async () => {
      const faults = await page.faults();
      if (task.result?.state === 'fail') await keepScreenshot(page, task.name);
      await page.close();
      const meant = (fault: string) => watched.errors.some((error) => error.test(fault));
      const others = faults.filter((fault) => !meant(fault));
      if (others.length > 0) throw new Error(`The page misbehaved: ${others.join('; ')}`);
    });
    return page;
  });

/** A tab of desktop size. */
export async function openTab(browser: Browser): Promise<Page> {
  const page = pageOn(await browser.newTab());
  await page.resize(1280, 800);
  return page;
}

/** A browser of its own, on which no script of a page runs. */
export const startWithoutScripts = () => start({ scripts: false });

/** Keeps what the window shows when a test fails. */
async function keepScreenshot(page: Page, title: string): Promise<void> {
  mkdirSync(screenshots, { recursive: true });
  const file = `${engine} ${title}`.replace(/\W+/g, '-').slice(0, 120);
  writeFileSync(join(screenshots, `${file}.png`), await page.screenshot());
}
