import { firefox } from '@playwright/test';
import { leaveOutColorScheme } from '../support/color-scheme.ts';
import type { Start } from './driver.ts';

/** Headless Firefox, which Playwright drives over WebDriver BiDi. */
export const startFirefox: Start = async ({ path, scripts }) => {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: path,
    firefoxUserPrefs: { 'javascript.enabled': scripts },
  });
  leaveOutColorScheme(browser);
  let viewport = { width: 1280, height: 844 };
  let errors: string[] = [];
  let page = await browser.newPage();

  async function newPage(): Promise<void> {
    // Drops late messages of the previous page.
    const messages: string[] = [];
    errors = messages;
    await page.close();
    page = await browser.newPage({ viewport });
    page.setDefaultNavigationTimeout(60_000);
    page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') messages.push(`console: ${message.text()}`);
    });
    page.on('response', (response) => {
      // The 404 page is a page.
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        messages.push(`${response.status()}: ${response.url()}`);
    });
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`CSP: ${violatedDirective} ${blockedURI}`),
      ),
    );
  }

  return {
    open: async (url) => {
      await newPage();
      await page.goto(url);
    },
    resize: async (width, height) => {
      viewport = { width, height };
      await page.setViewportSize(viewport);
    },
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key, { shift } = { shift: false }) => page.keyboard.press(shift ? `Shift+${key}` : key),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    errors: async () => errors,
    stop: () => browser.close(),
  };
};
