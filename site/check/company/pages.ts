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
import { decodeAddress } from '../../src/lib/decode-address.ts';
import { absentPaths, addressesOf, listAddresses, pathOf } from '../../src/i18n/addresses.ts';
import type { LanguagePages } from '../../src/i18n/language-addresses.ts';
import { slugOfFile } from '../../src/lib/slug.ts';
import { files, type FileKind } from '../../src/schema/files.ts';
import { type Article, readMarkdown } from './articles.ts';
import { nearest, orMeant, type FileProblem } from './messages.ts';
import { type Company, fields, list, readCompany } from './read.ts';
import { valuesIn } from './schema.ts';

/** Addresses that the product or the server uses. */
export const reserved = '404 api art headers index livez metrics readyz share'.split(' ');
const taken = [
  ...reserved,
  ...Object.values(files).flatMap(({ path }) =>
    /^pages\/[^*]/.test(path) ? slugOfFile(path) : [],
  ),
];

/** Finds custom pages that cannot have the address of their file's name. */
export function* customPageProblems({ folder, all }: Company): Generator<FileProblem> {
  const missing = Object.values<FileKind>(files)
    .filter((kind) => kind.path.startsWith('pages/') && !kind.mayBeMissing)
    .filter((kind) => all(kind).length === 0)
    .map(({ path }) => path);
  for (const { file, slug } of all(files.pages)) {
    const at = (wrong: string, fix: string) => ({ file, line: 1, wrong, fix });
    const meant = nearest(file, missing);
    const beside = [slug, `${slug}.html`].find((name) => existsSync(join(folder, 'public', name)));
    if (meant)
      yield at(
        `nothing reads this file; did you mean ${meant}?`,
        `name it ${meant}, or remove it.`,
      );
    else if (taken.includes(slug))
      yield at(`the address /${slug} is already taken.`, 'give the file another name.');
    else if (beside)
      yield at(`public/${beside} is at the same address.`, 'give one of the two another name.');
  }
}

/** Finds dead links in fields and articles, and in fields resources that browsers do not load. */
export async function* brokenLinks(
  company: Company,
  articles: Article[],
): AsyncGenerator<FileProblem> {
  const pages = addresses(company, articles);
  const others = company.elsewhere.filter((path) => !pages.has(path));
  const end = (link: string) => {
    const broken = noLink(link);
    // Anchors within a page are checked once it is built.
    if (broken || /^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(link)) return broken;
    if (others.includes(link.replace(/[?#].*$/, ''))) return undefined;
    return brokenLink(link, pages, company.folder);
  };
  for (const { source, path, value, schema } of valuesIn(company)) {
    if (typeof value !== 'string') continue;
    const links = schema.address ? [value] : [];
    if (schema.markdown) {
      const text = await readMarkdown(value);
      links.push(...text.links.map(({ to }) => to));
      for (const { wrong, fix } of text.wrong) yield source.problem(path, wrong, fix);
    }
    for (const link of links) {
      const dead = end(link);
      if (dead) yield source.problem(path, dead.wrong, dead.fix);
    }
  }
  for (const { file, slug, links } of articles)
    for (const { to, line, isPicture } of links) {
      const link = isPicture ? to : articleLink(to);
      const dead = end(link.startsWith('#') ? pathOf('articles', slug) + link : link);
      const start = isPicture ? 'the picture does not exist: ' : '';
      if (dead) yield { file, line, wrong: start + dead.wrong, fix: dead.fix };
    }
}

const made =
  'favicon.ico favicon.svg apple-touch-icon.png feed.xml llms.txt manifest.webmanifest robots.txt sitemap.xml'.split(
    ' ',
  );

/** Returns every address of the site, with its anchors. */
export function addresses(company: Company, articles: Article[]): Map<string, readonly string[]> {
  const pages = new Map<string, readonly string[]>(made.map((file) => [`/${file}`, []]));
  for (const path of listAddresses(company.all(files.articles).map(({ data }) => data))) {
    pages.set(path, []);
    if (/^\/blog\/tag\/[^/]+$/.test(path)) pages.set(`${path}/feed.xml`, []);
  }
  const composed = composedPages(company);
  for (const { kind, file, data } of company.read) {
    const own = articles.find((one) => one.file === file)?.ids ?? anchorsBesideBands(kind, data);
    for (const path of addressesOf(kind, file, fields(data)))
      pages.set(path, [...bandIds(composed.get(path) ?? []).filter(Boolean), ...own]);
  }
  for (const path of absentPaths(company.unused)) pages.delete(path);
  return pages;
}

function anchorsBesideBands(kind: FileKind, data: unknown): string[] {
  if (kind === files.contact) return ['other-ways'];
  if (kind === files.jobs) return ['apply'];
  if (kind !== files.privacyPolicy) return [];
  return list(fields(data).sections).map((section) => String(fields(section).id));
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
export function composedPages({ read, all, unused }: Company): Map<string, readonly BandKind[]> {
  const studies = all(files.work).map(({ data }) => fields(data));
  const named = new Set(
    studies.flatMap(({ services, industry }) => [
      ...list(services).map((slug) => `services/${String(slug)}`),
      `industries/${String(industry)}`,
    ]),
  );
  const shown = (bands: readonly object[]) =>
    bands
      .map(fields)
      .filter(
        ({ kind, none }) => kind !== 'jobs' || none !== undefined || all(files.jobs).length > 0,
      )
      .map(({ kind }) => String(kind) as BandKind)
      .filter((kind) => kind in definitions)
      .filter((kind) => !unused.some((name) => name === definitions[kind].shows));
  return new Map(
    read.flatMap(({ kind, file, slug, data }) => {
      const hasWork = (folder: string) => named.has(`${folder}/${slug}`);
      const bands = bandsOf(kind, fields(data), hasWork);
      return addressesOf(kind, file, fields(data)).map((path) => [path, shown(bands)] as const);
    }),
  );
}

function bandsOf(
  kind: FileKind,
  entry: Record<string, unknown>,
  hasWork: (folder: string) => boolean,
): readonly object[] {
  const own = list(entry.bands).map(fields);
  const bands = own as never;
  if (kind === files.jobs) return [{ kind: 'text' }, ...own];
  if (kind === files.services) {
    const [techStack, testingTools] = [entry.techStack === true, entry.testingTools === true];
    return bandsOfService({ bands, techStack, testingTools }, hasWork('services'));
  }
  if (kind === files.industries) return bandsOfIndustry({ bands }, hasWork('industries'));
  if (kind !== files.work) return own;
  return bandsOfCaseStudy({ bands, figures: list(entry.figures), quote: entry.quote });
}

const schemes = ['https', 'http', 'mailto', 'tel', 'sms'];

/** Returns why a browser cannot follow a link; undefined if it can. */
function noLink(link: string): { wrong: string; fix: string } | undefined {
  const wrong = `“${link}” is not a valid address`;
  const fix = 'write /page for a page of this site, or a full URL: https://example.com/page.';
  if (link.trim() === '') return { wrong: 'a link has no address.', fix };
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(link) ?? [];
  if (scheme === undefined) {
    const known = /^[/#]/.test(link) && URL.canParse(link, 'https://site.invalid');
    if (!known) return { wrong: `${wrong}.`, fix };
    return decodeAddress(link) === link && link.includes('%')
      ? { wrong: `${wrong}: a “%” in it does not encode a character.`, fix: 'write %25 for “%”.' }
      : undefined;
  }
  if (!schemes.includes(scheme.toLowerCase()))
    return { wrong: `${wrong} that visitors can follow${orMeant(scheme, schemes)}`, fix };
  return URL.canParse(link) && new URL(link).href.length > scheme.length + 1
    ? undefined
    : { wrong: `${wrong}.`, fix };
}

/** Returns why a link within the site is dead; undefined if it is not. */
export function brokenLink(
  link: string,
  pages: ReadonlyMap<string, readonly string[]>,
  folder: string,
): { wrong: string; fix: string } | undefined {
  const base = 'http://site.invalid';
  const { pathname, hash } = new URL(URL.canParse(link, base) ? link : '/', base);
  const path = decodeAddress(pathname)
    .replace(/(?<=.)\/$/, '')
    .replace(/\.html$/, '');
  const ids = pages.get(path);
  if (ids === undefined) {
    if (existsSync(join(folder, 'public', path)) && path !== '/') return undefined;
    if (/\.\w+$/.test(path))
      return {
        wrong: `there is no file ${path}.`,
        fix: `put it into the company's folder as public${path}, or correct the address.`,
      };
    const known = [...pages.keys()];
    return {
      wrong: `there is no page ${path}${orMeant(path, known, '')}`,
      fix: `write ${nearest(path, known) ?? 'the address of a page that exists'}.`,
    };
  }
  const anchor = decodeAddress(hash.slice(1));
  if (anchor === '' || anchor === 'main' || ids.includes(anchor)) return undefined;
  return {
    wrong: `${path} has no anchor #${anchor}${orMeant(anchor, ids, '#')}`,
    fix:
      ids.length > 0
        ? `write one of ${ids.map((id) => `#${id}`).join(', ')}.`
        : 'leave the anchor out.',
  };
}
