import { readCompanyFacts } from '@frontage/contract/company-facts';
import { sortForList } from '../../src/articles/article-order.ts';
import {
  addressesOf,
  languagesOf,
  articleListPathsIn,
  pathOf,
} from '../../src/addresses/addresses.ts';
import { localizedAddress, type LanguagePages } from '../../src/addresses/language-addresses.ts';
import { fileKinds, type FileKind } from '../../src/schema/file-kinds.ts';
import { anchorsIn } from '../company/pages.ts';
import { asRecord, asList, type CompanySource, readCompany } from '../company/read.ts';

/** A page, and its original if it is an alias of a known page. */
export type PageRoute = {
  path: string;
  canonical: string;
  unlisted?: true;
  /** The page of the first language that it translates. */
  original?: string;
};

export type Routes = {
  firstLanguage: PageRoute[];
  all: PageRoute[];
  additionalLanguages: LanguagePages[];
  onePathPerKind: string[];
  /** The anchors of bands, including those that are not shown today. */
  anchors: ReadonlyMap<string, readonly string[]>;
};

/** Lists every page of a company's site that answers 200, whichever files the company has. */
export function readRoutes(folder: string): Routes {
  const company = readCompany(folder, undefined, { isPublic: true });
  const unused: FileKind[] = company.unused.map((name) => fileKinds[name]);
  const sortedSources = (kind: FileKind) =>
    company.sourcesOf(kind).toSorted((a, b) => orderOf(a) - orderOf(b));
  const routesOf = (kind: FileKind) =>
    unused.includes(kind)
      ? []
      : (kind === fileKinds.articles ? articles : sortedSources(kind)).flatMap(routesOfSource);
  const articles = sortForList(
    company
      .sourcesOf(fileKinds.articles)
      .map((page) => ({ ...page, id: page.slug, data: page.data as DatedEntry })),
  );
  const listsOf = (language: string) =>
    articleListPathsIn(folder, language).filter((path) => path !== '/blog');
  const lists = listsOf('').map((path) => createRoute(path));
  const firstLanguage = [...Object.values(fileKinds).flatMap(routesOf), ...lists];
  const originals = new Map(firstLanguage.map((route) => [route.canonical, route]));
  const languages = languagesOf(folder, readCompanyFacts(folder).languages);
  const additionalLanguages = languages.slice(1);

  /** The pages of an additional language: the translated ones, each at one address, and its own lists of articles. */
  function routesIn(pages: LanguagePages): PageRoute[] {
    return [
      ...Object.entries(pages.addresses)
        .filter(([original]) => originals.has(original))
        .map(([original, path]) => ({
          ...createRoute(path),
          ...(originals.get(original)?.unlisted ? { unlisted: true as const } : { original }),
        })),
      ...listsOf(pages.language).map((path) => createRoute(localizedAddress(pages, path) ?? path)),
    ];
  }

  const firstPath = (routes: PageRoute[]) => routes.slice(0, 1).map(({ path }) => path);
  return {
    firstLanguage,
    additionalLanguages,
    anchors: anchorsIn(folder, languages),
    all: [...firstLanguage, ...additionalLanguages.flatMap(routesIn)],
    onePathPerKind: [
      ...chooseDifferent(3, sortedSources(fileKinds.services)),
      ...Object.values(fileKinds)
        .filter((kind) => kind !== fileKinds.services)
        .flatMap((kind) => firstPath(routesOf(kind))),
      ...firstPath(lists),
    ],
  };
}

type DatedEntry = { date: string; order?: number; id?: number };

const createRoute = (path: string, canonical = path): PageRoute => ({ path, canonical });

const orderOf = ({ data }: CompanySource) => Number(asRecord(data).order ?? 0);

function routesOfSource({ kind, file, data }: CompanySource): PageRoute[] {
  const [page = '', ...others] = addressesOf(kind, file, asRecord(data));
  const isUnlisted =
    asRecord(data).noindex === true || kind === fileKinds.thankYou || kind === fileKinds.search;
  const all =
    page === '' ? [] : [createRoute(page), ...others.map((name) => createRoute(name, page))];
  return isUnlisted ? all.map((route) => ({ ...route, unlisted: true })) : all;
}

/** What distinguishes the page of a service from others. */
function visibleFeatures(data: unknown) {
  const { category, overview, techStack, testingTools, bands } = asRecord(data);
  const kinds = asList(bands).map((band) => asRecord(band).kind);
  const row = (techStack && 'stack') || (testingTools && 'tools') || 'neither';
  return new Set([category, ...kinds, row, ...(overview ? ['overview'] : [])]);
}

/** Chooses a few services whose pages together show as much as possible. */
function chooseDifferent(count: number, services: readonly CompanySource[]): string[] {
  const seen = new Set<unknown>();
  const remaining = services.map(({ slug, data }) => ({
    path: pathOf('services', slug),
    shows: visibleFeatures(data),
  }));
  return Array.from({ length: Math.min(count, remaining.length) }, () => {
    remaining.sort((a, b) => b.shows.difference(seen).size - a.shows.difference(seen).size);
    const best = remaining.shift();
    for (const feature of best?.shows ?? []) seen.add(feature);
    return best?.path ?? '';
  });
}
