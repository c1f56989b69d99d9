import { Builder, Key } from 'selenium-webdriver';
// @ts-expect-error The types name this without index.js, which Node needs.
import { DriverService } from 'selenium-webdriver/remote/index.js';
import type { Start } from './driver.ts';

/** WebKitGTK in MiniBrowser, over WebDriver. */
export const startWebKit: Start = async ({ path }) => {
  const service = new DriverService.Builder(path).setLoopback(true).build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  return {
    open: async (url) => {
      await driver.get(url);
      await driver.executeScript(collectErrors);
    },
    resize: async (width, height) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    evaluate: (run, ...args) => driver.executeScript(run, ...args) as never,
    clickAt: (x, y) =>
      driver
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key, { shift } = { shift: false }) => {
      const pressed = Key[key === 'Tab' ? 'TAB' : 'ESCAPE'];
      const actions = driver.actions();
      return shift
        ? actions.keyDown(Key.SHIFT).sendKeys(pressed).keyUp(Key.SHIFT).perform()
        : actions.sendKeys(pressed).perform();
    },
    screenshot: () => driver.takeScreenshot(),
    errors: () => driver.executeScript(() => (window as Collecting).errors ?? []),
    stop: async () => {
      await driver.quit();
      await service.kill();
    },
  };
};

type Collecting = Window & { errors?: string[] };

/**
 * Runs in the page. Collects errors from now on: the driver does not report the console, so an error before the load
 * event is found only by its effects.
 */
function collectErrors(): void {
  const errors: string[] = [];
  (window as Collecting).errors = errors;
  console.error = (...words: unknown[]) => errors.push(`console: ${words.join(' ')}`);
  const listen = (event: string, describe: (event: never) => string) =>
    addEventListener(
      event,
      (happened) => {
        const error = describe(happened as never);
        // A view transition that navigation interrupts does no harm.
        if (!/AbortError: .*view transition/.test(error)) errors.push(error);
      },
      true,
    );
  listen('error', ({ message, target }: ErrorEvent) =>
    message ? `uncaught: ${message}` : `not loaded: ${(target as HTMLImageElement).src}`,
  );
  listen('unhandledrejection', ({ reason }: PromiseRejectionEvent) => `uncaught: ${reason}`);
  listen(
    'securitypolicyviolation',
    ({ violatedDirective, blockedURI }: SecurityPolicyViolationEvent) =>
      `CSP: ${violatedDirective} ${blockedURI}`,
  );
}
