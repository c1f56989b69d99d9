import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio/slim';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { deadLinks } from './built-links.ts';
import type { Problem, Kind } from './problem.ts';
import { structuredDataProblems } from './structured-data-problems.ts';
import type { CrawledPage } from './crawl-site.ts';
import type { Route } from '../../../test/routes.ts';

/** https://html-validate.org/rules/ */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How a serialiser writes what means the same: React's, and whether a telephone number wraps.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'void-style': 'off',
      'tel-non-breaking': 'off',
      // React's useId begins with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // The checkboxes of one question share its name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox'] }],
      // The policy allows style attributes, and says why: docs/decisions/0011.
      'no-inline-style': 'off',
      // What scrolls is named as a group, and is no fieldset.
      'prefer-native-element': ['error', { exclude: ['group'] }],
    },
  }),
);

type Page = {
  /** As in the address bar: `/about`. */
  path: string;
  html: string;
  robots: string | undefined;
  canonical: string | undefined;
  /** The address of the page in each language, by the language's tag. */
  alternates: Map<string, string>;
};

/**
 * Everything wrong with the built pages that can be found without a browser: links, markup, structured data, and
 * what search engines read of addresses and languages.
 *
 * @param dist the folder of the built site
 * @param routes every address that has to answer 200
 */
export async function builtProblems(dist: string, routes: Route[]): Promise<Problem[]> {
  const pages = new Map(readPages(dist).map((page) => [page.path, page]));
  const problems: Problem[] = [...deadLinks(dist)];
  const add = (kind: Kind, where: string, found: (string | false)[]) => {
    for (const what of found) if (what) problems.push({ kind, severity: 'error', where, what });
  };
  for (const { path, html } of pages.values()) {
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    add(
      'markup',
      path,
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`),
    );
    add('csp', path, foreignCode(html));
  }
  for (const route of routes) {
    const page = pages.get(route.path);
    if (!page) add('missing', route.path, ['it has not been built']);
    else {
      add('structuredData', route.path, structuredDataProblems(page.html, true));
      if (!route.unlisted) add('address', route.path, addressFaults(page, route, pages));
    }
  }
  const known = new Set(routes.map(({ path }) => path));
  for (const page of pages.values())
    if (!known.has(page.path))
      add('address', page.path, [
        page.robots !== 'noindex' && 'an answer that is no page has to be noindex',
        page.canonical !== undefined && 'an answer that is no page has a canonical address',
      ]);
  const listed = sitemapOf(dist);
  const wanted = routes.filter(({ path, canonical, unlisted }) => path === canonical && !unlisted);
  for (const { path } of wanted)
    add('address', path, [!listed.delete(path) && 'the sitemap lacks it']);
  for (const path of listed) add('address', path, ['the sitemap lists it']);
  return problems;
}

function readPages(dist: string): Page[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      const $ = load(html);
      const alternates = $('link[rel=alternate][hreflang]')
        .toArray()
        .map((link) => [$(link).attr('hreflang') ?? '', pathIn($(link).attr('href'))] as const);
      const canonical = $('link[rel=canonical]').attr('href');
      return {
        path: `/${file.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`,
        html,
        robots: $('meta[name=robots]').attr('content'),
        canonical: canonical && pathIn(canonical),
        alternates: new Map(alternates),
      };
    });
}

/** The path of an absolute address; empty where it is not absolute. */
const pathIn = (address = '') => URL.parse(address)?.pathname ?? '';

/** What the content security policy would refuse, and links that hand the page's window to another site. */
function foreignCode(html: string): string[] {
  const $ = load(html);
  const from = (selector: string, wrong: (attributes: Record<string, string>) => boolean) =>
    $(selector)
      .toArray()
      .filter((element) => wrong($(element).attr() ?? {}))
      .map((element) => $.html(element).slice(0, 120));
  return [
    ...from('script[src]', ({ src = '' }) => !src.startsWith('/_astro/')),
    ...from('a[target=_blank]', ({ rel = '' }) => !rel.split(' ').includes('noopener')),
    ...from('*', (all) => Object.keys(all).some((name) => /^on[a-z]+$/.test(name))),
    ...from('[href^="javascript:" i]', () => true),
  ];
}

function addressFaults(page: Page, { path, canonical, original }: Route, pages: Map<string, Page>) {
  const versions = [...page.alternates].filter(([language]) => language !== 'x-default');
  // A page that is another name of one leaves its languages to that one.
  const isNamed = path !== canonical || versions.length === 0;
  const names = (from: string, to: string) =>
    [...(pages.get(from)?.alternates.values() ?? [])].includes(to);
  return [
    page.canonical !== canonical && `its canonical address is ${page.canonical}, not ${canonical}`,
    // One that is not to be indexed could not hand its rank on: the two contradict each other.
    page.robots !== 'max-image-preview:large' && `robots are told “${page.robots}”`,
    !isNamed &&
      !versions.some(([, address]) => address === path) &&
      'its list of languages (hreflang) lacks the page itself',
    original !== undefined &&
      !names(original, path) &&
      `the page that it translates, ${original}, does not name it (hreflang)`,
    ...versions.map(
      ([language, address]) =>
        !names(address, canonical) &&
        `its version in ${language}, ${address}, does not name it in return (hreflang)`,
    ),
  ];
}

function sitemapOf(dist: string): Set<string> {
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8');
  return new Set(
    [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => pathIn(address)),
  );
}

/** Addresses that lead nowhere, one of each kind that has its own answer. */
export const unknownPages: CrawledPage[] = [
  '/nothing-here',
  '/industry/nothing',
  '/blog/nothing',
].map((path) => ({ path, status: 404 }));
