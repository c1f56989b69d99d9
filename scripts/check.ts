import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { chromium } from '@playwright/test';
import { parse } from 'yaml';
import { faintLogoProblem } from '../site/check/company/brand.ts';
import { proposeRedirects } from '../site/check/company/renamed.ts';
import { builtProblems, NOT_FOUND_PAGES } from '../site/check/pages/built-problems.ts';
import { type CrawledPage, crawlSite } from '../site/check/pages/crawl-site.ts';
import {
  groupProblems,
  type PageProblem,
  formatPageProblems,
  severityOf,
} from '../site/check/pages/problem.ts';
import { readRoutes } from '../site/check/pages/routes.ts';
import { weightProblems } from '../site/check/pages/weight-problems.ts';
import { parseAnalytics } from '../site/src/facts/analytics.ts';
import { chromiumArguments, ensureChromium } from './lib/browser.ts';
import { buildSite } from './lib/build-site.ts';
import { answerHelp } from './lib/help.ts';
import { startService } from './lib/service.ts';

// `npm run check` finds what an owner has to know before publishing the site of the company in COMPANY. It builds
// into its own folder, or into SITE_OUT_DIR; SITE_DIR names a built site to check as it is. It reads every file and
// opens every page once in a browser: `-- kinds` opens one page of each kind in the site's first language, `--
// others` the rest.

answerHelp();

const company = companyFolder();
const [part] = process.argv.slice(2);
if (part !== undefined && part !== 'kinds' && part !== 'others') {
  console.error(`npm run check knows “kinds” and “others”, and not “${part}”.`);
  process.exit(1);
}

let pages: CrawledPage[] = [];

async function checkSite(folder: string): Promise<PageProblem[]> {
  const dist = process.env.SITE_DIR ?? process.env.SITE_OUT_DIR ?? join(folder, 'dist');
  if (!process.env.SITE_DIR)
    try {
      console.log('Building the site');
      await buildSite({
        SITE_OUT_DIR: dist,
        SITE_CACHE_DIR: join(folder, 'cache'),
        SITE_UNCOMPRESSED: '1',
      });
    } catch (error) {
      // The build's message is the report: it names file and line.
      console.error(error instanceof Error ? error.message : String(error));
      return [{ kind: 'content', location: company, message: 'the site does not build' }];
    }
  const { all: routes, onePathPerKind, anchors } = readRoutes(company);
  const allPages: CrawledPage[] = [
    ...routes.map(({ path }) => ({ path, status: 200 }) as const),
    ...NOT_FOUND_PAGES,
  ];
  const onePerKind = new Set([...onePathPerKind, ...NOT_FOUND_PAGES.map(({ path }) => path)]);
  pages = part
    ? allPages.filter(({ path }) => onePerKind.has(path) === (part === 'kinds'))
    : allPages;
  const analytics = parseAnalytics(readFacts(company).analytics);
  const service = await startService({ env: { SITE_DIR: dist } });
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  });
  try {
    return [
      ...(part === 'others' ? [] : await checkFiles(dist, routes, anchors)),
      ...(await crawlSite(
        browser,
        service.url,
        pages,
        analytics && new URL(analytics.script).origin,
        showProgress,
      )),
    ];
  } finally {
    await browser.close();
    await service.stop();
  }
}

const readFacts = (folder: string) =>
  parse(readFileSync(join(folder, 'company.yaml'), 'utf8')) as { analytics?: unknown };

async function checkFiles(...site: Parameters<typeof builtProblems>): Promise<PageProblem[]> {
  console.log('Reading every file');
  return [
    ...(await builtProblems(...site)),
    ...weightProblems(site[0]),
    ...(await logoProblems(company)),
  ];
}

function showProgress(examined: number): void {
  if (examined % 10 === 0 || examined === pages.length)
    console.log(`Opened ${examined} of ${pages.length} pages`);
}

async function logoProblems(folder: string): Promise<PageProblem[]> {
  const message = await faintLogoProblem(folder);
  const location = relative('.', join(folder, 'brand/logo.svg'));
  return message === undefined ? [] : [{ kind: 'logo', location, message }];
}

const start = performance.now();
console.log(`Checking ${company}. This takes some minutes.\n`);
const folder = mkdtempSync(join(tmpdir(), 'frontage-check-'));
let problems: PageProblem[] = [];
try {
  problems = await checkSite(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) console.log(`\n${formatPageProblems(problems)}`);
// A problem on many pages is one line of the report, and counts once.
const groups = groupProblems(problems);
const countText = (severity: 'error' | 'warning') => {
  const count = groups.filter(([problem]) => problem && severityOf(problem) === severity).length;
  return `${count} ${severity}${count === 1 ? '' : 's'}`;
};
const proposed = part === 'others' ? [] : proposeRedirects(company);
if (proposed.length > 0)
  console.log(
    `Renamed pages whose old addresses lead nowhere. Add to redirects.yaml:\n\n  ${proposed.join('\n  ')}\n`,
  );
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${countText('error')}, ${countText('warning')} on ${pages.length} pages, in ${seconds} s`,
);
process.exitCode = problems.some((problem) => severityOf(problem) === 'error') ? 1 : 0;
