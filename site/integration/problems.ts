import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { escapeXml } from '../src/seo/xml.ts';
import { checkCompany } from '../check/company/check-company.ts';
import { languageSetProblems, untranslatedFile } from '../check/company/languages.ts';
import { formatFileProblems, type FileProblem } from '../check/company/file-problem.ts';
import { readSource } from '../check/company/read.ts';
import { findTemplateTexts } from '../check/company/template.ts';
import { builtLinkProblems } from '../check/pages/built-links.ts';
import { formatPageProblems } from '../check/pages/problem.ts';
import { languagePages, unpublishedPages } from '../src/addresses/addresses.ts';
import { languageTagsIn } from '../src/i18n/translated-files.ts';
import { composeLanguage } from '../src/addresses/merge-language.ts';
import { fileKinds } from '../src/schema/file-kinds.ts';
import { includesUnpublished } from '../src/schema/publication.ts';
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
  const additionalLanguages = languages.slice(1);
  const tags = languages.map(({ language }) => language);
  const ownProblems = await checkCompany(folder);
  const problems = [...languageSetProblems(folder, tags), ...ownProblems];
  const closedPages = unpublishedPages(folder).filter(({ reason }) => reason === 'closed');
  const translatedTags = languageTagsIn(folder);
  const otherAddresses = Object.keys(
    languagePages(folder, '', { isFirst: true, includeUnpublished: true }).addresses,
  );
  for (const { language } of additionalLanguages.filter(({ language }) =>
    translatedTags.includes(language),
  )) {
    const composed = composedFolder(folder, language, cache);
    composeLanguage(folder, language, composed, { includeUnpublished: true });
    const found = (await checkCompany(composed, otherAddresses)).filter(
      (problem) => includesUnpublished() || !closedPages.some(({ file }) => file === problem.file),
    );
    const isReported = ({ file, field, message }: FileProblem) =>
      ownProblems.some(
        (problem) =>
          problem.file === file && problem.field === field && problem.message === message,
      );
    const ofLanguage = found.filter(
      (problem) => problem.file !== fileKinds.company.path || !isReported(problem),
    );
    problems.push(
      ...ofLanguage.flatMap((problem) => attributeToFile(folder, language, composed, problem)),
    );
  }
  return problems;
}

/** Checks a language in a folder composed from two, and attributes problems to the original files. */
function attributeToFile(folder: string, language: string, composed: string, problem: FileProblem) {
  const { file, field = '' } = problem;
  const translation = `${language}/${file}`;
  if (existsSync(join(folder, translation))) {
    if (file !== fileKinds.company.path) return [{ ...problem, file: translation }];
    // The facts are composed from two files, each with its own lines.
    const line = readSource(folder, translation).line(field.split(/[.[\]]+/).filter(Boolean));
    return [{ ...problem, file: translation, line }];
  }
  // Problems that both languages share were reported with the first.
  return existsSync(join(composed, file)) ? [] : [untranslatedFile(language, file)];
}

/**
 * @throws with all problems in one message
 */
export function failAtProblems(folder: string, found: FileProblem[]): void {
  if (found.length > 0) failBuild(formatFileProblems(folder, found));
}

/**
 * Shows a folder's problems on the page and in the terminal, at every change.
 *
 * @param onChecked gets them after each check, in words; nothing when all is well
 */
export async function showProblems(
  server: ViteDevServer,
  logger: AstroIntegrationLogger,
  company: string,
  problems: () => Promise<FileProblem[]>,
  onChecked?: (problems: string) => void,
): Promise<void> {
  let found: FileProblem[] = [];
  const showOverlay = () =>
    server.ws.send({
      type: 'error',
      err: { message: formatFileProblems(company, found), stack: '' },
    });
  let latestCheck = 0;
  const check = async () => {
    latestCheck += 1;
    const thisCheck = latestCheck;
    const current = await problems();
    // A later change has started its own check, which may finish first.
    if (thisCheck !== latestCheck) return;
    const before = formatFileProblems(company, found);
    const after = formatFileProblems(company, current);
    found = current;
    onChecked?.(found.length > 0 ? after : '');
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
    if (!isPage || !found.some(({ hidesContent }) => hidesContent)) return next();
    response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><title>Problems</title><script type="module" src="/@vite/client"></script><pre>${escapeXml(formatFileProblems(company, found))}</pre>`,
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
export function warnAboutTemplateTexts(folder: string, logger: AstroIntegrationLogger): void {
  const texts = findTemplateTexts(folder);
  if (texts.length === 0) return;
  const shown = texts.slice(0, 12);
  const others = Math.max(0, texts.length - 12);
  const lines = shown.map(({ file, line, field = '' }) => `  ${file}:${line} ${field}`.trimEnd());
  const more = others > 0 ? [`  and ${others} more`] : [];
  const count = texts.length === 1 ? '1 text is' : `${texts.length} texts are`;
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
export function failAtDeadLinks(
  dist: string,
  anchors?: ReadonlyMap<string, readonly string[]>,
): void {
  const problems = builtLinkProblems(dist, anchors);
  if (problems.length === 0) return;
  rmSync(dist, { recursive: true });
  failBuild(`Nothing is published.\n\n${formatPageProblems(problems)}`);
}

/** Throws without a stack trace: the problem is in the company's folder, not in this program. */
export function failBuild(message: string): never {
  const error = new Error(message);
  error.stack = '';
  throw error;
}
