import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { escapeXml } from '../src/seo/xml.ts';
import { checkCompany } from '../check/company/company.ts';
import { languageSetProblems, untranslated } from '../check/company/languages.ts';
import { report, type FileProblem } from '../check/company/messages.ts';
import { readSource } from '../check/company/read.ts';
import { templateWords } from '../check/company/template.ts';
import { brokenLinks } from '../check/pages/built-links.ts';
import { report as reportOfPages } from '../check/pages/problem.ts';
import { pagesIn, withheldIn } from '../src/i18n/addresses.ts';
import { languageTagsIn } from '../src/i18n/files.ts';
import { composeLanguage } from '../src/i18n/language-build.ts';
import { files } from '../src/schema/files.ts';
import { includesDrafts } from '../src/schema/publication.ts';
import { composedFolder, type SiteLanguages } from './languages.ts';

/**
 * Finds what must not be published in a company's folder, in all of its languages.
 *
 * @param site the language of the build: the first one's build also checks the others
 * @param cache a folder for intermediate files
 */
export async function findProblems(
  { folder, isFirst, languages }: SiteLanguages,
  cache: string,
): Promise<FileProblem[]> {
  if (!isFirst) return [];
  const further = languages.slice(1);
  const tags = languages.map(({ language }) => language);
  const said = await checkCompany(folder);
  const problems = [...languageSetProblems(folder, tags), ...said];
  const over = withheldIn(folder).filter(({ because }) => because === 'closed');
  const there = languageTagsIn(folder);
  const elsewhere = Object.keys(pagesIn(folder, '', true, true).addresses);
  for (const { language } of further.filter((one) => there.includes(one.language))) {
    const composed = composedFolder(folder, language, cache);
    composeLanguage(folder, language, composed, true);
    const found = (await checkCompany(composed, elsewhere)).filter(
      (problem) => includesDrafts() || !over.some(({ file }) => file === problem.file),
    );
    const isSaid = ({ file, field, wrong }: FileProblem) =>
      said.some((one) => one.file === file && one.field === field && one.wrong === wrong);
    const own = found.filter((one) => one.file !== files.company.path || !isSaid(one));
    problems.push(...own.flatMap((one) => inLanguageOf(folder, language, composed, one)));
  }
  return problems;
}

/** Checks a language in a folder composed from two, and attributes problems to the original files. */
function inLanguageOf(folder: string, language: string, composed: string, problem: FileProblem) {
  const { file, field = '' } = problem;
  const translation = `${language}/${file}`;
  if (existsSync(join(folder, translation))) {
    if (file !== files.company.path) return [{ ...problem, file: translation }];
    // The facts are composed from two files, each with its own lines.
    const line = readSource(folder, translation).line(field.split(/[.[\]]+/).filter(Boolean));
    return [{ ...problem, file: translation, line }];
  }
  // Problems that both languages share were reported with the first.
  return existsSync(join(composed, file)) ? [] : [untranslated(language, file)];
}

/**
 * @throws with all problems in one message
 */
export function stopAtProblems(folder: string, found: FileProblem[]): void {
  if (found.length > 0) stop(report(folder, found));
}

/**
 * Shows a folder's problems on the page and in the terminal, at every change.
 *
 * @param tell gets them after each check, in words; nothing when all is well
 */
export async function showProblems(
  server: ViteDevServer,
  logger: AstroIntegrationLogger,
  company: string,
  problems: () => Promise<FileProblem[]>,
  tell?: (problems: string) => void,
): Promise<void> {
  let found: FileProblem[] = [];
  const showOverlay = () =>
    server.ws.send({ type: 'error', err: { message: report(company, found), stack: '' } });
  let asked = 0;
  const check = async () => {
    asked += 1;
    const mine = asked;
    const now = await problems();
    // A later change has started its own check, which may finish first.
    if (mine !== asked) return;
    const [before, after] = [report(company, found), report(company, now)];
    found = now;
    tell?.(found.length > 0 ? after : '');
    if (found.length > 0) showOverlay();
    if (before === after) return;
    if (found.length > 0) logger.error(`\n${after}`);
    else {
      console.log(`All is well again in ${company}.`);
      server.ws.send({ type: 'full-reload' });
    }
  };
  // A page without such a file's words would fail with a less helpful message.
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

/** Lists after a build what the owner still has to write. */
export function tellTemplateWords(folder: string, logger: AstroIntegrationLogger): void {
  const left = templateWords(folder);
  if (left.length === 0) return;
  const [shown, others] = [left.slice(0, 12), Math.max(0, left.length - 12)];
  const lines = shown.map(({ file, line, field = '' }) => `  ${file}:${line} ${field}`.trimEnd());
  const more = others > 0 ? [`  and ${others} more`] : [];
  const count = left.length === 1 ? '1 text is' : `${left.length} texts are`;
  logger.warn(
    [`${count} still to be written; npm run launch-check lists all:`, ...lines, ...more].join('\n'),
  );
}

/**
 * Checks the links of all built pages, in all languages. If one is dead, the build is removed.
 *
 * @param anchors those of bands that are not shown today, by the addresses of their pages
 * @throws with all of them in one message
 */
export function stopAtDeadLinks(
  dist: string,
  anchors?: ReadonlyMap<string, readonly string[]>,
): void {
  const dead = brokenLinks(dist, anchors);
  if (dead.length === 0) return;
  rmSync(dist, { recursive: true });
  stop(`Nothing is published.\n\n${reportOfPages(dead)}`);
}

/** Throws without a stack trace: the problem is in the company's folder, not in this program. */
export function stop(message: string): never {
  const error = new Error(message);
  error.stack = '';
  throw error;
}
