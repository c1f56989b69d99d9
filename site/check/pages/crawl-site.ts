import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { examinePage } from './examine-page.ts';
import type { ProblemKind, PageProblem } from './problem.ts';
import { watchShifts } from './shifts.ts';
import { watchContext } from './watch-context.ts';

export type CrawledPage = { path: string; status: 200 | 404 };

const problemKindOf = (found: string): ProblemKind =>
  /^(CSP|third party):/.test(found) ? 'csp' : 'console';

/** Many times as long as a page takes, in milliseconds: a page that hangs is reported and delays no other. */
const PAGE_TIMEOUT_MS = 300_000;

/**
 * Examines every page in Chromium, several at once, and leaves the browser open. The build has already checked their links.
 *
 * @param analyticsOrigin the origin of the analytics service, which is not contacted
 * @param onExamined is called after each page with how many are done
 */
export async function crawlSite(
  browser: Browser,
  origin: string,
  pages: CrawledPage[],
  analyticsOrigin?: string,
  onExamined?: (examined: number) => void,
): Promise<PageProblem[]> {
  const remaining = [...pages];
  const problems: PageProblem[] = [];
  let examined = 0;
  const examineRemaining = async () => {
    const examine = createTab(browser, origin, analyticsOrigin);
    for (let page = remaining.shift(); page; page = remaining.shift()) {
      const found = await examine(page);
      // As with every test in `.ci/run`, a failure is tried again and named.
      const mustRepeat = found.length > 0 && process.env.CI;
      if (mustRepeat)
        console.log(`Repeated: ${page.path}, ${found.map(({ message }) => message).join(', ')}`);
      problems.push(...(mustRepeat ? await examine(page) : found));
      onExamined?.(++examined);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, examineRemaining));
  return problems;
}

type ExaminePage = (page: CrawledPage) => Promise<PageProblem[]>;

/**
 * Returns a function that examines one page after the other in one tab, as in a first visit: without what pages before
 * it have stored or loaded. A new tab for each page would take a third longer.
 */
function createTab(
  browser: Browser,
  origin: string,
  analyticsOrigin: string | undefined,
): ExaminePage {
  let tab: ReturnType<typeof openTab> | undefined;
  const openTab = async () => {
    const context = await browser.newContext({ baseURL: origin });
    const browserProblems = await watchContext(context, {
      origins: new Set(analyticsOrigin ? [analyticsOrigin] : []),
      errors: [],
    });
    if (analyticsOrigin)
      await context.route(`${analyticsOrigin}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    const page = await context.newPage();
    await watchShifts(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const clearStorage = () =>
      devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    return { context, page, browserProblems, clearStorage };
  };

  return async ({ path, status }) => {
    tab ??= openTab();
    const { context, page, browserProblems, clearStorage } = await tab;
    try {
      await clearStorage();
      const problems = await Promise.race([
        examinePage(page, path, status),
        wait(PAGE_TIMEOUT_MS, undefined, { ref: false }).then(() => {
          throw new Error('the browser does not answer');
        }),
      ]);
      await page.evaluate(() => sessionStorage.clear());
      return [
        ...problems,
        ...browserProblems
          .splice(0)
          .filter((message) => !(status === 404 && /status of 404/.test(message)))
          .map((message) => ({ kind: problemKindOf(message), location: path, message })),
      ];
    } catch (error) {
      tab = undefined;
      await context.close();
      const message = `it cannot be examined: ${error instanceof Error ? error.message : String(error)}`;
      return [{ kind: 'missing', location: path, message }];
    }
  };
}
