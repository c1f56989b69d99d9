import { readCompanyFacts } from '@frontage/contract/company-facts';
import { sortForList } from '../../src/articles/article-order.ts';
import { addressesOf, languagesOf, listsIn, pathOf } from '../../src/i18n/addresses.ts';
import { addressIn, type LanguagePages } from '../../src/i18n/language-addresses.ts';
import { files, type FileKind } from '../../src/schema/files.ts';
import { anchorsIn } from '../company/pages.ts';
import { fields, list, type Read, readCompany } from '../company/read.ts';

/** A page, and its original if it is an alias of a known page. */
export type Route = {
  path: string;
  canonical: string;
  unlisted?: true;
  /** The page of the first language that it translates. */
  original?: string;
};

export type Routes = {
  first: Route[];
  every: Route[];
  further: LanguagePages[];
  kinds: string[];
  /** The anchors of bands, including those that are not shown today. */
  anchors: ReadonlyMap<string, readonly string[]>;
};

/** Lists every page of a company's site that answers 200, whichever files the company has. */
export function readRoutes(folder: string): Routes {
  const company = readCompany(folder, undefined, { isPublic: true });
  const unused: FileKind[] = company.unused.map((name) => files[name]);
  const inOrder = (kind: FileKind) => company.all(kind).toSorted((a, b) => placeOf(a) - placeOf(b));
  const routesOf = (kind: FileKind) =>
    unused.includes(kind)
      ? []
      : (kind === files.articles ? articles : inOrder(kind)).flatMap(pagesOf);
  const articles = sortForList(
    company.all(files.articles).map((one) => ({ ...one, id: one.slug, data: one.data as Dated })),
  );
  const listsOf = (language: string) =>
    listsIn(folder, language).filter((path) => path !== '/blog');
  const lists = listsOf('').map((path) => named(path));
  const first = [...Object.values(files).flatMap(routesOf), ...lists];
  const originals = new Map(first.map((route) => [route.canonical, route]));
  const languages = languagesOf(folder, readCompanyFacts(folder).languages);
  const further = languages.slice(1);

  /** The pages of an additional language: the translated ones, each at one address, and its own lists of articles. */
  function routesIn(pages: LanguagePages): Route[] {
    return [
      ...Object.entries(pages.addresses)
        .filter(([original]) => originals.has(original))
        .map(([original, path]) => ({
          ...named(path),
          ...(originals.get(original)?.unlisted ? { unlisted: true as const } : { original }),
        })),
      ...listsOf(pages.language).map((path) => named(addressIn(pages, path) ?? path)),
    ];
  }

  const one = (routes: Route[]) => routes.slice(0, 1).map(({ path }) => path);
  return {
    first,
    further,
    anchors: anchorsIn(folder, languages),
    every: [...first, ...further.flatMap(routesIn)],
    kinds: [
      ...mostDifferent(3, inOrder(files.services)),
      ...Object.values(files)
        .filter((kind) => kind !== files.services)
        .flatMap((kind) => one(routesOf(kind))),
      ...one(lists),
    ],
  };
}

type Dated = { date: string; order?: number; id?: number };

const named = (path: string, canonical = path): Route => ({ path, canonical });

const placeOf = ({ data }: Read) => Number(fields(data).order ?? 0);

function pagesOf({ kind, file, data }: Read): Route[] {
  const [page = '', ...others] = addressesOf(kind, file, fields(data));
  const isUnlisted =
    fields(data).noindex === true || kind === files.thankYou || kind === files.search;
  const all = page === '' ? [] : [named(page), ...others.map((name) => named(name, page))];
  return isUnlisted ? all.map((route) => ({ ...route, unlisted: true })) : all;
}

/** What distinguishes the page of a service from others. */
function looks(data: unknown) {
  const { category, overview, techStack, testingTools, bands } = fields(data);
  const kinds = list(bands).map((band) => fields(band).kind);
  const row = techStack ? 'stack' : testingTools ? 'tools' : 'neither';
  return new Set([category, ...kinds, row, ...(overview ? ['overview'] : [])]);
}

/** Chooses a few services whose pages together show as much as possible. */
function mostDifferent(count: number, services: readonly Read[]): string[] {
  const seen = new Set<unknown>();
  const left = services.map(({ slug, data }) => ({
    path: pathOf('services', slug),
    shows: looks(data),
  }));
  return Array.from({ length: Math.min(count, left.length) }, () => {
    left.sort((a, b) => b.shows.difference(seen).size - a.shows.difference(seen).size);
    const best = left.shift();
    for (const look of best?.shows ?? []) seen.add(look);
    return best?.path ?? '';
  });
}
