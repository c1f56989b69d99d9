import type { BrowserContext } from '@playwright/test';

/** Known exceptions: other origins that pages may contact, and errors that tests provoke. */
export type AllowedExceptions = { origins: Set<string>; errors: RegExp[] };

/**
 * Watches all pages of a context for CSP violations, console errors, uncaught errors, and requests to other origins.
 *
 * @returns what was found, which grows while the pages are used
 */
export async function watchContext(
  context: BrowserContext,
  { origins, errors }: AllowedExceptions,
): Promise<string[]> {
  const problems: string[] = [];
  await context.exposeFunction('__violation', (text: string) => problems.push(`CSP: ${text}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, '__violation') as (text: string) => void;
      report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    // Chromium rejects promises of a view transition between pages that nobody can catch: csswg-drafts#13726.
    if (/^(InvalidStateError: )?Transition was (aborted|skipped)/.test(message)) return;
    if (errors.some((known) => known.test(message))) return;
    problems.push(`uncaught: ${message}`);
  });
  context.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`;
    if (message.type() !== 'error' || errors.some((known) => known.test(text))) return;
    problems.push(`console: ${text}`);
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol === 'data:' || protocol === 'blob:') return;
    if (request.isNavigationRequest() && request.frame().parentFrame() === null) {
      origins.add(origin);
    } else if (!origins.has(origin)) problems.push(`third party: ${request.url()}`);
  });
  return problems;
}
