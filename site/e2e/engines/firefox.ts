import puppeteer, { type ConsoleMessage, type HTTPRequest, type Page } from 'puppeteer-core';
import { findFirefox } from '../../../scripts/engines.ts';
import type { Driver, Start } from './driver.ts';

/** Firefox without a window, over WebDriver BiDi. */
export const startFirefox: Start = async ({ scripts }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox() ?? 'firefox',
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
  return {
    // A context for each tab, so that none finds what another has stored.
    newTab: async () => tab(await (await browser.createBrowserContext()).newPage()),
    stop: () => browser.close(),
  };
};

async function tab(page: Page): Promise<Driver> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`uncaught: ${String(error)}`));
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request: HTTPRequest) => {
    // What a navigation leaves behind unfinished is no fault.
    const why = request.failure()?.errorText ?? '';
    if (!/ABORTED/.test(why)) faults.push(`${why}: ${request.url()}`);
  });
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} ${blockedURI}`),
    ),
  );
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    click: (x, y) => page.mouse.click(x, y),
    press: async (key, { shift } = { shift: false }) => {
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(key);
      if (shift) await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    screenshot: () => page.screenshot(),
    faults: async () => faults,
    close: () => page.browserContext().close(),
  };
}
