import { join } from 'node:path';
import { readCompanyFacts } from '@frontage/contract/company-facts';
import { companyFolder } from '@frontage/contract/company-folder';
import { languagesOf } from '../site/src/i18n/addresses.ts';
import { fieldsOf } from '../site/src/i18n/files.ts';
import { addressIn, type LanguagePages } from '../site/src/i18n/language-addresses.ts';
import { slugOf } from '../site/src/lib/slug.ts';
import * as content from './content.ts';

/** A page, and the known page where it is another name of one. */
export type Route = {
  path: string;
  canonical: string;
  /** No search engine is told of it. */
  unlisted?: true;
  /** The page of the first language that it translates. */
  original?: string;
};

const named = (path: string, canonical = path): Route => ({ path, canonical });

/** The pages of a folder of the company, with their other names: a new file is tested by itself. */
const pagesOf = (
  entries: { slug: string; otherNames?: string[]; noindex?: boolean }[],
  prefix: string,
): Route[] =>
  entries.flatMap(({ slug, otherNames = [], noindex = false }) => {
    const page = `${prefix}/${slug}`;
    const all = [named(page), ...otherNames.map((name) => named(`${prefix}/${name}`, page))];
    return noindex ? all.map((route) => ({ ...route, unlisted: true })) : all;
  });

export const services = pagesOf(content.services, '/services');
export const industries = pagesOf(content.industries, '/industry');
const articles = pagesOf(content.articles, '/blog');
/** The list of case studies, and each of them; nothing where there are none. */
const work = [
  ...(content.caseStudies.length > 0 ? [named('/work')] : []),
  ...pagesOf(content.caseStudies, '/work'),
];
const jobs = pagesOf(content.jobs, '/jobs');
const ownPages = pagesOf(content.ownPages, '');

/** The further pages of a list of articles. */
const furtherPages = (path: string, count: number) =>
  Array.from(
    { length: Math.ceil(count / content.blogPage) - 1 },
    (_, at) => `${path}/page/${at + 2}`,
  );

const tagPath = (tag: string) => `/blog/tag/${slugOf(tag)}`;

/** The further pages of the blog, and those of each subject, by the number of articles that each has. */
const listsOf = (articles: number, tags: ReadonlyMap<string, number>): string[] => [
  ...furtherPages('/blog', articles),
  ...[...tags].flatMap(([tag, count]) => [tagPath(tag), ...furtherPages(tagPath(tag), count)]),
];

const lists = listsOf(content.articles.length, content.tags).map((path) => named(path));

/** Every page of the site in its first language that answers 200. */
export const routes: Route[] = [
  ...['/', '/about', '/blog', '/contact', '/privacy-policy'].map((path) => named(path)),
  { ...named('/thank-you'), unlisted: true },
  ...(content.hasSearch ? [{ ...named('/search'), unlisted: true as const }] : []),
  ...services,
  ...industries,
  ...articles,
  ...lists,
  ...work,
  ...jobs,
  ...ownPages,
];

const folder = companyFolder();
const [, ...further] = languagesOf(folder, readCompanyFacts(folder).languages);

/** The pages of an additional language: those that are translated, each at one address, and its own lists of articles. */
function routesIn(pages: LanguagePages): Route[] {
  const translated = content.articles.filter(({ slug }) => `/blog/${slug}` in pages.addresses);
  const tags = translated.flatMap(({ file }) => {
    const own = fieldsOf(join(folder, pages.language, 'articles', file));
    return Array.isArray(own.tags) ? own.tags.map(String) : [];
  });
  const counts = new Map(tags.map((tag) => [tag, tags.filter((one) => one === tag).length]));
  const lists = listsOf(translated.length, counts).map((path) => addressIn(pages, path) ?? path);
  const originals = new Map(routes.map((route) => [route.canonical, route]));
  const translations = Object.entries(pages.addresses)
    .filter(([original]) => originals.has(original))
    .map(([original, path]) => ({
      ...named(path),
      ...(originals.get(original)?.unlisted ? { unlisted: true as const } : { original }),
    }));
  return [...translations, ...lists.map((path) => named(path))];
}

/** Every page of the site in every language that answers 200. */
export const everyRoute: Route[] = [...routes, ...further.flatMap(routesIn)];

/** What can be seen on the page of a service and not on that of every other. */
const looks = ({
  category,
  overview,
  techStack,
  testingTools,
  bands,
}: (typeof content.services)[0]) =>
  new Set([
    category,
    ...bands.map(({ kind }) => kind),
    ...(overview ? ['overview'] : []),
    techStack ? 'stack' : testingTools ? 'tools' : 'neither',
  ]);

/** A few services that show together as much as so few can of what any of them shows. */
function mostDifferent(count: number): string[] {
  const seen = new Set<string>();
  const chosen: string[] = [];
  const left = content.services.map((service) => ({ slug: service.slug, shows: looks(service) }));
  while (chosen.length < count && left.length > 0) {
    left.sort((a, b) => b.shows.difference(seen).size - a.shows.difference(seen).size);
    const best = left.shift();
    if (!best) break;
    chosen.push(best.slug);
    for (const look of best.shows) seen.add(look);
  }
  return chosen;
}

const first = (pages: Route[]) => pages.slice(0, 1).map(({ path }) => path);

/** A few service pages for what is tested on more than one of them. */
const differentServices = mostDifferent(3).map((slug) => `/services/${slug}`);
/** A page of each kind that is there by its own name, for what is tested on one of a kind. */
export const [aService = '/'] = differentServices.filter((path) =>
  content.panelServices.some(({ slug }) => path === `/services/${slug}`),
);
export const [anIndustry = '/'] = first(industries);
export const [anArticle = '/'] = first(articles);

/** One page of each kind, for what `npm test` has no time to look at on all of them. */
export const kinds = [
  '/',
  ...differentServices,
  ...first(industries),
  '/blog',
  ...first(articles),
  ...first(lists),
  ...work.slice(0, 2).map(({ path }) => path),
  ...first(jobs),
  ...first(ownPages),
  '/about',
  '/privacy-policy',
  '/contact',
  '/nothing-here',
  '/thank-you',
];

/** A page in the additional languages that have it. */
export const inOthers = (path: string) =>
  further.flatMap((pages) => {
    const own = addressIn(pages, path);
    return own === undefined ? [] : [{ language: pages.language, path: own }];
  });

/** The same pages in the additional languages. */
export const kindsInOthers = kinds.flatMap((path) => inOthers(path).map((page) => page.path));
