import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { articleLink } from '../../src/articles/markdown.ts';
import { type BandKind, definitions } from '../../src/bands/bands.ts';
import {
  bandIds,
  bandsOfCaseStudy,
  bandsOfIndustry,
  bandsOfService,
} from '../../src/bands/page-bands.ts';
import { decodeOrKeep } from '../../src/addresses/decode-or-keep.ts';
import {
  absentPaths,
  addressesOf,
  articleListPathsOf,
  pathOf,
} from '../../src/addresses/addresses.ts';
import { generatedFiles, type LanguagePages } from '../../src/addresses/language-addresses.ts';
import { slugOfFile } from '../../src/addresses/slug.ts';
import { fileKinds, type FileKind } from '../../src/schema/file-kinds.ts';
import { type ParsedArticle, readMarkdown } from './articles.ts';
import { nearestName, didYouMean, type FileProblem } from './file-problem.ts';
import { type CompanyContent, asRecord, asList, readCompany } from './read.ts';
import { companyValues } from './schema.ts';

/** Addresses that the product or the server uses. */
export const RESERVED_SEGMENTS = '404 api art headers index livez metrics readyz share'.split(' ');
const takenNames = [
  ...RESERVED_SEGMENTS,
  ...Object.values(fileKinds).flatMap(({ path }) =>
    /^pages\/[^*]/.test(path) ? slugOfFile(path) : [],
  ),
];

/** Finds custom pages that cannot have the address of their file's name. */
export function* customPageProblems({ folder, sourcesOf }: CompanyContent): Generator<FileProblem> {
  const missing = Object.values<FileKind>(fileKinds)
    .filter((kind) => kind.path.startsWith('pages/') && !kind.mayBeMissing)
    .filter((kind) => sourcesOf(kind).length === 0)
    .map(({ path }) => path);
  for (const { file, slug } of sourcesOf(fileKinds.pages)) {
    const problemAt = (message: string, fix: string) => ({ file, line: 1, message, fix });
    const suggestion = nearestName(file, missing);
    const publicFile = [slug, `${slug}.html`].find((name) =>
      existsSync(join(folder, 'public', name)),
    );
    if (suggestion)
      yield problemAt(
        `nothing reads this file; did you mean ${suggestion}?`,
        `name it ${suggestion}, or remove it.`,
      );
    else if (takenNames.includes(slug))
      yield problemAt(`the address /${slug} is already taken.`, 'give the file another name.');
    else if (publicFile)
      yield problemAt(
        `public/${publicFile} is at the same address.`,
        'give one of the two another name.',
      );
  }
}

/** Finds dead links in fields and articles, and in fields resources that browsers do not load. */
export async function* contentLinkProblems(
  company: CompanyContent,
  articles: ParsedArticle[],
): AsyncGenerator<FileProblem> {
  const pages = siteAddresses(company, articles);
  const otherAddresses = company.otherAddresses.filter((path) => !pages.has(path));
  const linkProblem = (link: string) => {
    const problem = linkFormatProblem(link);
    // Anchors within a page are checked once it is built.
    if (problem || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(link)) return problem;
    if (otherAddresses.includes(link.replace(/[?#].*$/, ''))) return undefined;
    return siteLinkProblem(link, pages, company.folder);
  };
  for (const { source, path, value, schema } of companyValues(company)) {
    if (typeof value !== 'string') continue;
    const links = schema.address ? [value] : [];
    if (schema.markdown) {
      const text = await readMarkdown(value);
      links.push(...text.links.map(({ to }) => to));
      for (const { message, fix } of text.problems) yield source.problem(path, message, fix);
    }
    for (const link of links) {
      const problem = linkProblem(link);
      if (problem) yield source.problem(path, problem.message, problem.fix);
    }
  }
  for (const { file, slug, links } of articles)
    for (const { to, line, isPicture } of links) {
      const link = isPicture ? to : articleLink(to);
      const problem = linkProblem(link.startsWith('#') ? pathOf('articles', slug) + link : link);
      const start = isPicture ? 'the picture does not exist: ' : '';
      if (problem) yield { file, line, message: start + problem.message, fix: problem.fix };
    }
}

/** Returns every address of the site, with its anchors. */
export function siteAddresses(
  company: CompanyContent,
  articles: ParsedArticle[],
): Map<string, readonly string[]> {
  const files = [...generatedFiles.once, ...generatedFiles.eachLanguage];
  const pages = new Map<string, readonly string[]>(files.map((file) => [`/${file}`, []]));
  for (const path of articleListPathsOf(
    company.sourcesOf(fileKinds.articles).map(({ data }) => data),
  )) {
    pages.set(path, []);
    if (/^\/blog\/tag\/[^/]+$/.test(path)) pages.set(`${path}/feed.xml`, []);
  }
  const composed = composedPages(company);
  for (const { kind, file, data } of company.sources) {
    const ownAnchors =
      articles.find((one) => one.file === file)?.ids ?? anchorsBesideBands(kind, data);
    for (const path of addressesOf(kind, file, asRecord(data)))
      pages.set(path, [...bandIds(composed.get(path) ?? []).filter(Boolean), ...ownAnchors]);
  }
  for (const path of absentPaths(company.unused)) pages.delete(path);
  return pages;
}

function anchorsBesideBands(kind: FileKind, data: unknown): string[] {
  if (kind === fileKinds.contact) return ['other-ways'];
  if (kind === fileKinds.jobs) return ['apply'];
  if (kind !== fileKinds.privacyPolicy) return [];
  return asList(asRecord(data).sections).map((section) => String(asRecord(section).id));
}

/**
 * Returns the anchors that a company's pages have or had, in all languages, including those of unpublished pages.
 *
 * @param languages those of the site
 */
export function anchorsIn(folder: string, languages: readonly LanguagePages[]) {
  const pages = [...composedPages(readCompany(folder))];
  return new Map(
    languages.flatMap(({ addresses }) =>
      pages.map(([path, kinds]) => [addresses[path] ?? path, bandIds(kinds)] as const),
    ),
  );
}

/** Returns the pages made of bands, with the kinds of bands from top to bottom, by their addresses. */
export function composedPages({
  sources,
  sourcesOf,
  unused,
}: CompanyContent): Map<string, readonly BandKind[]> {
  const studies = sourcesOf(fileKinds.work).map(({ data }) => asRecord(data));
  const pagesWithWork = new Set(
    studies.flatMap(({ services, industry }) => [
      ...asList(services).map((slug) => `services/${String(slug)}`),
      `industries/${String(industry)}`,
    ]),
  );
  const shownKinds = (bands: readonly object[]) =>
    bands
      .map(asRecord)
      .filter(
        ({ kind, none }) =>
          kind !== 'jobs' || none !== undefined || sourcesOf(fileKinds.jobs).length > 0,
      )
      .map(({ kind }) => String(kind) as BandKind)
      .filter((kind) => kind in definitions)
      .filter((kind) => !unused.some((name) => name === definitions[kind].shows));
  return new Map(
    sources.flatMap(({ kind, file, slug, data }) => {
      const hasWork = (folder: string) => pagesWithWork.has(`${folder}/${slug}`);
      const bands = bandsOf(kind, asRecord(data), hasWork);
      return addressesOf(kind, file, asRecord(data)).map(
        (path) => [path, shownKinds(bands)] as const,
      );
    }),
  );
}

function bandsOf(
  kind: FileKind,
  entry: Record<string, unknown>,
  hasWork: (folder: string) => boolean,
): readonly object[] {
  const ownBands = asList(entry.bands).map(asRecord);
  const bands = ownBands as never;
  if (kind === fileKinds.jobs) return [{ kind: 'text' }, ...ownBands];
  if (kind === fileKinds.services) {
    const techStack = entry.techStack === true;
    const testingTools = entry.testingTools === true;
    return bandsOfService({ bands, techStack, testingTools }, hasWork('services'));
  }
  if (kind === fileKinds.industries) return bandsOfIndustry({ bands }, hasWork('industries'));
  if (kind !== fileKinds.work) return ownBands;
  return bandsOfCaseStudy({ bands, figures: asList(entry.figures) });
}

const schemes = ['https', 'http', 'mailto', 'tel', 'sms'];

/** Returns why a browser cannot follow a link; undefined if it can. */
function linkFormatProblem(link: string): { message: string; fix: string } | undefined {
  const message = `“${link}” is not a valid address`;
  const fix = 'write /page for a page of this site, or a full URL: https://example.com/page.';
  if (link.trim() === '') return { message: 'a link has no address.', fix };
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(link) ?? [];
  if (scheme === undefined) {
    const known = /^[/#]/.test(link) && URL.canParse(link, 'https://site.invalid');
    if (!known) return { message: `${message}.`, fix };
    return decodeOrKeep(link) === link && link.includes('%')
      ? {
          message: `${message}: a “%” in it does not encode a character.`,
          fix: 'write %25 for “%”.',
        }
      : undefined;
  }
  if (!schemes.includes(scheme.toLowerCase()))
    return { message: `${message} that visitors can follow${didYouMean(scheme, schemes)}`, fix };
  return URL.canParse(link) && new URL(link).href.length > scheme.length + 1
    ? undefined
    : { message: `${message}.`, fix };
}

/** Returns why a link within the site is dead; undefined if it is not. */
export function siteLinkProblem(
  link: string,
  pages: ReadonlyMap<string, readonly string[]>,
  folder: string,
): { message: string; fix: string } | undefined {
  const base = 'http://site.invalid';
  const { pathname, hash } = new URL(URL.canParse(link, base) ? link : '/', base);
  const path = decodeOrKeep(pathname)
    .replace(/(?<=.)\/$/, '')
    .replace(/\.html$/, '');
  const ids = pages.get(path);
  if (ids === undefined) {
    if (existsSync(join(folder, 'public', path)) && path !== '/') return undefined;
    if (/\.\w+$/.test(path))
      return {
        message: `there is no file ${path}.`,
        fix: `put it into the company's folder as public${path}, or correct the address.`,
      };
    const known = [...pages.keys()];
    return {
      message: `there is no page ${path}${didYouMean(path, known, '')}`,
      fix: `write ${nearestName(path, known) ?? 'the address of a page that exists'}.`,
    };
  }
  const anchor = decodeOrKeep(hash.slice(1));
  if (anchor === '' || anchor === 'main' || ids.includes(anchor)) return undefined;
  return {
    message: `${path} has no anchor #${anchor}${didYouMean(anchor, ids, '#')}`,
    fix:
      ids.length > 0
        ? `write one of ${ids.map((id) => `#${id}`).join(', ')}.`
        : 'leave the anchor out.',
  };
}
