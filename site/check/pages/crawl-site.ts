import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../../scripts/browser.ts';
import { watch } from './watch.ts';
import { examinePage } from './examine-page.ts';
import type { Kind, Problem } from './problem.ts';

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
): Promise<Problem[]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  const left = [...pages];
  const problems: Problem[] = [];
  let examined = 0;
  const look = (page: CrawledPage) => examineAlone(browser, origin, page, counter);
  const work = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const found = await look(page);
      // As with every test in `.ci/run`, a failure is tried again and named.
      const again = found.length > 0 && process.env.CI;
      if (again) console.log(`Repeated: ${page.path}, ${found.map(({ what }) => what).join(', ')}`);
      problems.push(...(again ? await look(page) : found));
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

/** Opens a page in its own context, so that its console messages are separate. */
async function examineAlone(
  browser: Browser,
  origin: string,
  { path, status }: CrawledPage,
  counter: string | undefined,
): Promise<Problem[]> {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'no-preference' });
  try {
    const errors = status === 404 ? [/status of 404/] : [];
    const watched = await watch(context, { origins: new Set(counter ? [counter] : []), errors });
    if (counter)
      await context.route(`${counter}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      );
    const problems = await Promise.race([
      examinePage(await context.newPage(), path, status),
      wait(LONGEST, undefined, { ref: false }).then(() => {
        throw new Error('the browser does not answer');
      }),
    ]);
    return [...problems, ...watched.map((what) => ({ kind: kindOf(what), where: path, what }))];
  } catch (error) {
    const what = `it cannot be examined: ${error instanceof Error ? error.message : String(error)}`;
    return [{ kind: 'missing', where: path, what }];
  } finally {
    await context.close();
  }
}
