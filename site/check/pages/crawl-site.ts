import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../../scripts/browser.ts';
import { examinePage } from './examine-page.ts';
import type { Kind, PageProblem } from './problem.ts';
import { watchShifts } from './shifts.ts';
import { watch } from './watch.ts';

export type CrawledPage = { path: string; status: 200 | 404 };

const kindOf = (found: string): Kind => (/^(CSP|third party):/.test(found) ? 'csp' : 'console');

/** Many times as long as a page takes, in milliseconds: a page that hangs is reported and delays no other. */
const LONGEST = 300_000;

/**
 * Examines every page in Chromium, several at once. The build has already checked their links.
 *
 * @param counter the origin of the visit counter, which is not contacted
 * @param onExamined is called after each page with how many are done
 */
export async function crawlSite(
  origin: string,
  pages: CrawledPage[],
  counter?: string,
  onExamined?: (examined: number) => void,
): Promise<PageProblem[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  const left = [...pages];
  const problems: PageProblem[] = [];
  let examined = 0;
  const work = async () => {
    const tab = newTab(browser, origin, counter);
    for (let page = left.shift(); page; page = left.shift()) {
      const found = await tab(page);
      // As with every test in `.ci/run`, a failure is tried again and named.
      const again = found.length > 0 && process.env.CI;
      if (again) console.log(`Repeated: ${page.path}, ${found.map(({ what }) => what).join(', ')}`);
      problems.push(...(again ? await tab(page) : found));
      onExamined?.(++examined);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  } finally {
    await browser.close();
  }
  return problems;
}

type Tab = (page: CrawledPage) => Promise<PageProblem[]>;

/**
 * Returns a function that examines one page after the other in one tab, as in a first visit: without what pages before
 * it have stored or loaded. A new tab for each page would take a third longer.
 */
function newTab(browser: Browser, origin: string, counter: string | undefined): Tab {
  let opened: ReturnType<typeof open> | undefined;
  const open = async () => {
    const context = await browser.newContext({ baseURL: origin });
    const watched = await watch(context, {
      origins: new Set(counter ? [counter] : []),
      errors: [],
    });
    if (counter)
      await context.route(`${counter}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    const page = await context.newPage();
    await watchShifts(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const forget = () =>
      devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    return { context, page, watched, forget };
  };

  return async ({ path, status }) => {
    opened ??= open();
    const { context, page, watched, forget } = await opened;
    try {
      await forget();
      const problems = await Promise.race([
        examinePage(page, path, status),
        wait(LONGEST, undefined, { ref: false }).then(() => {
          throw new Error('the browser does not answer');
        }),
      ]);
      await page.evaluate(() => sessionStorage.clear());
      return [
        ...problems,
        ...watched
          .splice(0)
          .filter((what) => !(status === 404 && /status of 404/.test(what)))
          .map((what) => ({ kind: kindOf(what), where: path, what })),
      ];
    } catch (error) {
      opened = undefined;
      await context.close();
      const what = `it cannot be examined: ${error instanceof Error ? error.message : String(error)}`;
      return [{ kind: 'missing', where: path, what }];
    }
  };
}
