import { test as base } from '@playwright/test';
import { watch } from '../../check/pages/watch.ts';

export { expect } from '@playwright/test';

/** A test that only sends requests: no browser is opened for it. */
export const requestTest = base.extend({
  baseURL: async ({}, use) => use(process.env.SITE_URL),
});

/**
 * A test whose page is watched: a CSP violation, a console error, an uncaught error, a request to
 * anybody else or a cookie fails it, whatever it was about.
 */
export const test = requestTest.extend<{
  /** What a test does on purpose: another origin that it talks to, a console error it provokes. */
  watched: { origins: Set<string>; errors: RegExp[] };
}>({
  watched: [
    async ({ context }, use) => {
      const origins = new Set<string>();
      const errors: RegExp[] = [];
      const faults = await watch(context, { origins, errors });
      await use({ origins, errors });
      for (const { name } of await context.cookies()) faults.push(`cookie: ${name}`);
      if (faults.length > 0) throw new Error(`The page misbehaved:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
