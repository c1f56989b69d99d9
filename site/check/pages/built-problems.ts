import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio/slim';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { decodeOrKeep } from '../../src/addresses/decode-or-keep.ts';
import { builtPages, builtLinkProblems } from './built-links.ts';
import type { PageProblem, ProblemKind } from './problem.ts';
import type { CrawledPage } from './crawl-site.ts';
import type { PageRoute } from './routes.ts';

/** https://html-validate.org/rules/ */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Equivalent forms that serializers write, such as React's.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'tel-non-breaking': 'off',
      // React's useId begins with an underscore.
      'valid-id': ['error', { relaxed: true }],
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // The policy allows style attributes: docs/decisions/0011.
      'no-inline-style': 'off',
      // A scrolling area is named as a group, and is not a fieldset.
      'prefer-native-element': ['error', { exclude: ['group'] }],
    },
  }),
);

/**
 * Finds everything wrong with the built pages that needs no browser: links, markup, structured data, and addresses
 * and languages for search engines.
 *
 * @param dist the folder of the built site
 * @param routes every address that has to answer 200
 * @param anchors those of bands that are not shown today, by the addresses of their pages
 */
export async function builtProblems(
  dist: string,
  routes: PageRoute[],
  anchors?: ReadonlyMap<string, readonly string[]>,
): Promise<PageProblem[]> {
  const problems: PageProblem[] = builtLinkProblems(dist, anchors);
  const addProblems = (kind: ProblemKind, location: string, found: (string | false)[]) => {
    for (const message of found) if (message) problems.push({ kind, location, message });
  };
  const heads = new Map<string, Head>();
  for (const { file, path } of builtPages(dist)) {
    const html = readFileSync(join(dist, file), 'utf8');
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    addProblems(
      'markup',
      path,
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    const $ = load(html);
    addProblems('csp', path, blockedCode($));
    if (routes.some((route) => route.path === path))
      addProblems('structuredData', path, structuredDataProblems($));
    // A page that only redirects has no head to check.
    if ($('meta[http-equiv=refresh]').length === 0) heads.set(path, readHead($));
  }
  for (const route of routes) {
    const head = heads.get(route.path);
    if (!head) addProblems('missing', route.path, ['it has not been built']);
    else if (!route.unlisted)
      addProblems('address', route.path, addressProblems(head, route, heads));
  }
  const routePaths = new Set(routes.map(({ path }) => path));
  for (const [path, { robots, canonical }] of heads)
    if (!routePaths.has(path))
      addProblems('address', path, [
        robots !== 'noindex' && 'this page is not in the sitemap, so it must be noindex',
        canonical !== undefined &&
          'this page is not in the sitemap, so it must have no canonical address',
      ]);
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  const listed = new Set(
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => pathOfAddress(address)),
  );
  const wanted = routes.filter(({ path, canonical, unlisted }) => path === canonical && !unlisted);
  for (const { path } of wanted)
    addProblems('address', path, [!listed.delete(path) && 'the sitemap lacks it']);
  for (const path of listed) addProblems('address', path, ['the sitemap lists it']);
  return problems;
}

/** The path of an absolute address; empty if it is not absolute. */
const pathOfAddress = (address = '') => decodeOrKeep(URL.parse(address)?.pathname ?? '');

type Head = ReturnType<typeof readHead>;

function readHead($: CheerioAPI) {
  const canonical = $('link[rel=canonical]').attr('href');
  const alternates = $('link[rel=alternate][hreflang]').toArray();
  return {
    robots: $('meta[name=robots]').attr('content'),
    canonical: canonical && pathOfAddress(canonical),
    alternates: new Map(
      alternates.map(
        ({ attribs }) => [attribs.hreflang ?? '', pathOfAddress(attribs.href)] as const,
      ),
    ),
  };
}

/** Finds what the Content-Security-Policy would block, and links that give other sites access to the window. */
function blockedCode($: CheerioAPI): string[] {
  const policy = $('meta[http-equiv=content-security-policy]').attr('content') ?? '';
  const allowed = (src: string) => policy.split(/[ ;]/).includes(src);
  const findElements = (
    selector: string,
    isWrong: (attributes: Record<string, string>) => boolean,
  ) =>
    $(selector)
      .toArray()
      .filter((element) => isWrong($(element).attr() ?? {}))
      .map((element) => $.html(element).slice(0, 120));
  return [
    ...findElements('script[src]', ({ src = '' }) => !src.startsWith('/_astro/') && !allowed(src)),
    ...findElements('a[target=_blank]', ({ rel = '' }) => !rel.split(' ').includes('noopener')),
    ...findElements('*', (all) => Object.keys(all).some((name) => /^on[a-z]+$/.test(name))),
    ...findElements('[href^="javascript:" i]', () => true),
  ];
}

/** Properties that search engines require: https://developers.google.com/search/docs/appearance/structured-data */
const REQUIRED_PROPERTIES: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebPage: ['name', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author', 'image'],
  BreadcrumbList: ['itemListElement'],
  Service: ['name', 'provider'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization'],
};

function structuredDataProblems($: CheerioAPI): string[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  const indexed = !$('meta[name=robots]').attr('content')?.includes('noindex');
  if (scripts.length === 0) return indexed ? ['there is none'] : [];
  return scripts.flatMap((script) => {
    try {
      const { '@graph': graph = [] } = JSON.parse($(script).text()) as {
        '@graph'?: Record<string, unknown>[];
      };
      if (graph.length === 0) return ['it names nothing'];
      return graph.flatMap((node) => {
        const type = String(node['@type']);
        return (REQUIRED_PROPERTIES[type] ?? [])
          .filter((name) => (node[name] ?? '') === '')
          .map((name) => `${type} without ${name}`);
      });
    } catch (error) {
      return [`it cannot be read: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

function addressProblems(
  head: Head,
  { path, canonical, original }: PageRoute,
  heads: Map<string, Head>,
) {
  const versions = [...head.alternates].filter(([language]) => language !== 'x-default');
  // A page under another name leaves languages to its canonical page.
  const hasNoVersions = path !== canonical || versions.length === 0;
  const isAlternate = (from: string, to: string) =>
    [...(heads.get(from)?.alternates.values() ?? [])].includes(to);
  return [
    head.canonical !== canonical && `its canonical address is ${head.canonical}, not ${canonical}`,
    // A noindex page with a canonical address contradicts itself.
    head.robots !== 'max-image-preview:large' && `robots are told “${head.robots}”`,
    !hasNoVersions &&
      !versions.some(([, address]) => address === path) &&
      'its list of languages (hreflang) lacks the page itself',
    !hasNoVersions &&
      head.alternates.get('x-default') !== (original ?? path) &&
      `its list of languages (hreflang) does not name ${original ?? path} for all others (x-default)`,
    original !== undefined &&
      !isAlternate(original, path) &&
      `the page that it translates, ${original}, does not name it (hreflang)`,
    ...versions.map(
      ([language, address]) =>
        !isAlternate(address, canonical) &&
        `its version in ${language}, ${address}, does not name it in return (hreflang)`,
    ),
  ];
}

/** Addresses that do not exist, one for each kind of 404 page. */
export const NOT_FOUND_PAGES: CrawledPage[] = [
  '/nothing-here',
  '/industry/nothing',
  '/blog/nothing',
].map((path) => ({ path, status: 404 }));
