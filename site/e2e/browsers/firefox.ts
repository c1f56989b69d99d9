import puppeteer from 'puppeteer-core';
import type { Start } from './driver.ts';

/** Headless Firefox, over WebDriver BiDi. */
export const startFirefox: Start = async ({ path, scripts }) => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    extraPrefsFirefox: { 'javascript.enabled': scripts },
  });
  let viewport = { width: 1280, height: 844 };
  let errors: string[] = [];
  let page = await browser.newPage();

  async function newPage(): Promise<void> {
    // Drops late messages of the previous page.
    const heard: string[] = [];
    errors = heard;
    // Puppeteer never sees the load of a page that came from the back/forward cache.
    await page.close();
    page = await browser.newPage();
    await page.setViewport(viewport);
    page.setDefaultNavigationTimeout(60_000);
    page.on('pageerror', (error) => heard.push(`uncaught: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') heard.push(`console: ${message.text()}`);
    });
    page.on('response', (response) => {
      // The 404 page is a page.
      if (response.status() >= 400 && !response.request().isNavigationRequest())
        heard.push(`${response.status()}: ${response.url()}`);
    });
    await page.evaluateOnNewDocument(() =>
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
      await page.setViewport(viewport);
    },
    evaluate: (run, ...args) =>
      page.evaluate(run as (...args: unknown[]) => unknown, ...args) as never,
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (key, { shift } = { shift: false }) => {
      if (shift) await page.keyboard.down('Shift');
      await page.keyboard.press(key);
      if (shift) await page.keyboard.up('Shift');
    },
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    errors: async () => errors,
    stop: () => browser.close(),
  };
};
