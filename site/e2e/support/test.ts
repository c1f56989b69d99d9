import { test as base, type Browser } from '@playwright/test';
import { watchContext } from '../../check/pages/watch-context.ts';
import { leaveOutColorScheme } from './color-scheme.ts';

export { expect } from '@playwright/test';

/** A test that only sends requests, without a browser. */
export const requestTest = base.extend<object, { browser: Browser }>({
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  browser: [
    async ({ browser }, use) => {
      if (browser.browserType().name() === 'firefox') leaveOutColorScheme(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/**
 * A test with a watched page: a CSP violation, a console error, an uncaught error, a request to another origin or a
 * cookie fails it.
 */
export const test = requestTest.extend<{
  /** What a test provokes on purpose: origins that it contacts, and console errors. */
  watched: { origins: Set<string>; errors: RegExp[] };
}>({
  watched: [
    async ({ context }, use) => {
      const origins = new Set<string>();
      const errors: RegExp[] = [];
      const faults = await watchContext(context, { origins, errors });
      await use({ origins, errors });
      for (const { name } of await context.cookies()) faults.push(`cookie: ${name}`);
      if (faults.length > 0) throw new Error(`The page misbehaved:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
