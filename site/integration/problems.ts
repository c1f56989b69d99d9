import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { escapeXml } from '../src/seo/xml.ts';
import { checkCompany } from '../check/company/company.ts';
import { languageSetProblems } from '../check/company/languages.ts';
import { report, type Problem } from '../check/company/messages.ts';
import { deadLinks } from '../check/pages/built-links.ts';
import { report as reportOfPages } from '../check/pages/problem.ts';
import type { SiteLanguages } from './languages.ts';

/**
 * Finds what must not be published in a company's folder.
 *
 * @param company the path of its folder, absolute
 * @param site the language of the build
 */
export async function findProblems(
  company: string,
  { folder, language, isFirst, languages }: SiteLanguages,
): Promise<Problem[]> {
  const tags = languages.map((pages) => pages.language);
  const elsewhere = isFirst ? [] : Object.keys(languages[0]?.addresses ?? {});
  // An additional language is checked as a folder of its own, made of two: what is said of it is about those.
  const whereItIs = (fault: Problem): Problem =>
    !isFirst && existsSync(join(folder, language, fault.file))
      ? { ...fault, file: `${language}/${fault.file}` }
      : fault;
  return [
    ...(isFirst ? languageSetProblems(folder, tags) : []),
    ...(await checkCompany(company, elsewhere)).map(whereItIs),
  ];
}

/** @throws with all problems in one message */
export function stopAtProblems(folder: string, found: Problem[]): void {
  if (found.length > 0) stop(report(folder, found));
}

/** Shows the problems of a folder on the page and in the terminal, at every change. */
export async function showProblems(
  server: ViteDevServer,
  logger: AstroIntegrationLogger,
  company: string,
  problems: () => Promise<Problem[]>,
): Promise<void> {
  let found: Problem[] = [];
  const showOverlay = () =>
    server.ws.send({ type: 'error', err: { message: report(company, found), stack: '' } });
  let asked = 0;
  const check = async () => {
    asked += 1;
    const mine = asked;
    const now = await problems();
    // Another change came meanwhile, and is checked as well: its answer may come first.
    if (mine !== asked) return;
    const [before, after] = [report(company, found), report(company, now)];
    found = now;
    if (found.length > 0) showOverlay();
    if (before === after) return;
    if (found.length > 0) logger.error(`\n${after}`);
    else {
      console.log(`All is well again in ${company}.`);
      server.ws.send({ type: 'full-reload' });
    }
  };
  // A page without the words of such a file would fail, with a message that says less.
  server.middlewares.use((request, response, next) => {
    const isPage = request.headers.accept?.includes('text/html');
    if (!isPage || !found.some(({ isUnread }) => isUnread)) return next();
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Problems</title><script type="module" src="/@vite/client"></script><pre>${escapeXml(report(company, found))}</pre>`,
    );
  });
  server.watcher.add(company);
  server.watcher.on('all', (_, path) => {
    if (path.startsWith(company)) void check();
  });
  server.ws.on('connection', () => {
    if (found.length > 0) showOverlay();
  });
  await check();
}

/**
 * Follows the links of all built pages, those of additional languages too. Where one leads nowhere, no build is left to
 * publish.
 *
 * @throws with all of them in one message
 */
export function stopAtDeadLinks(dist: string): void {
  const dead = deadLinks(dist);
  if (dead.length === 0) return;
  rmSync(dist, { recursive: true });
  stop(`Nothing is published.\n\n${reportOfPages(dead)}`);
}

/** Throws without a stack trace: what is wrong is in the folder and not in this program. */
function stop(message: string): never {
  const error = new Error(message);
  error.stack = '';
  throw error;
}
