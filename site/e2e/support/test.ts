import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A test whose page is watched: a CSP violation, a console error, an uncaught error, a request to
 * anybody else or a cookie fails it, whatever it was about.
 */
export const test = base.extend<{
  /** What a test does on purpose: another origin that it talks to, a console error it provokes. */
  watched: { origins: Set<string>; errors: RegExp[] };
}>({
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  watched: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const origins = new Set<string>();
      const errors: RegExp[] = [];
      await context.exposeFunction('__violation', (text: string) => faults.push(`CSP: ${text}`));
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report = Reflect.get(window, '__violation') as (text: string) => void;
          report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
        });
      });
      context.on('weberror', (error) => faults.push(`uncaught: ${error.error().message}`));
      context.on('console', (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() !== 'error' || errors.some((known) => known.test(text))) return;
        faults.push(`console: ${text}`);
      });
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol === 'data:' || protocol === 'blob:') return;
        if (request.isNavigationRequest() && request.frame().parentFrame() === null) {
          origins.add(origin);
        } else if (!origins.has(origin)) faults.push(`third party: ${request.url()}`);
      });
      await use({ origins, errors });
      for (const { name } of await context.cookies()) faults.push(`cookie: ${name}`);
      if (faults.length > 0) throw new Error(`The page misbehaved:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});
