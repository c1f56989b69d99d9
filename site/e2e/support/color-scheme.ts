import type { Browser } from '@playwright/test';

/** Firefox 153, Debian's, does not know a command that Playwright sends to each page, and answers with an error. */
export function leaveOutColorScheme(browser: Browser): void {
  type Session = { send(method: string, ...rest: unknown[]): Promise<unknown> };
  type Inner = { _connection: { toImpl(browser: Browser): { _browserSession: Session } } };
  const session = (browser as unknown as Inner)._connection.toImpl(browser)._browserSession;
  const every = Object.getPrototypeOf(session) as Session;
  const { send } = every;
  every.send = function (method, ...rest) {
    if (method === 'emulation.setMediaFeaturesOverride') return Promise.resolve({});
    return send.call(this, method, ...rest);
  };
}
