import { language } from './language.ts';
import { ABSENT, addressIn, leadLinks, type LanguagePages } from './language-addresses.ts';
import type { OtherLanguage } from '../lib/navigation.ts';

// The pages of all languages, for the build only: docs/decisions/0010-languages.md

const languages = JSON.parse(import.meta.env.LANGUAGES) as LanguagePages[];
const [first] = languages;
const here = languages.find((one) => one.language === language);
const isFirst = here === first;

function nameOf(tag: string, inLanguage = tag): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
}

/** Returns the address of a page in the language of this build, given its address in the first one. */
export function addressOf(path: string): string {
  return here && !isFirst ? (addressIn(here, path) ?? path) : path;
}

/**
 * The reasons why pages are not public, by address: schema/publication.ts. Pages that the company does not use are
 * `absent`.
 */
const withheld = JSON.parse(import.meta.env.WITHHELD) as Partial<Record<string, string>>;

/** Whether the company does not use a page, in any language. */
export const isAbsent = (path: string): boolean => withheld[path] === ABSENT;

/** Whether a link leads to a page of this build, or to something that is no page of the first language either. */
export function isHere(link: string): boolean {
  const path = link.replace(/[?#].*$/, '');
  if (path in withheld && (!import.meta.env.DRAFTS || isAbsent(path))) return false;
  if (!first || !here || isFirst || !(path in first.addresses)) return true;
  return addressIn(here, path) !== undefined;
}

type Alternate = { language: string; path: string; offer: LanguagePages['offer'] };

/** Lists the languages of a page, with its address in each; empty if it has only one. */
export function alternatesOf(path: string): Alternate[] {
  const all = languages.flatMap((one) => {
    const address = one.addresses[path];
    return address ? [{ language: one.language, path: address, offer: one.offer }] : [];
  });
  return all.length > 1 ? all : [];
}

/** Lists a path and its ancestors: an article, the list of articles, the home page. */
const upwards = (path: string): string[] =>
  path === '/' ? [path] : [path, ...upwards(path.slice(0, path.lastIndexOf('/')) || '/')];

/** Lists the other languages, each with the translation of the page or of its nearest translated ancestor. */
export function otherLanguages(path: string): OtherLanguage[] {
  return languages
    .filter((one) => one !== here)
    .flatMap(({ language, addresses }) => {
      const nearest = upwards(path).find((step) => step in addresses);
      // The language has no home page either.
      if (nearest === undefined) return [];
      const href = addresses[nearest] ?? '/';
      return [{ language, name: nameOf(language), href, there: nearest === path }];
    });
}

/**
 * Removes links to pages that are not public or do not exist from a page's HTML, and keeps their text. Where drafts are
 * shown, marks such links and the page itself instead.
 *
 * @param path the address of the page in the first language
 */
export function withoutWithheld(html: string, path: string): string {
  if (Object.keys(withheld).length === 0) return html;
  const mark = (because: string) =>
    `<mark>${because.replace(/^[a-z]/, (letter) => letter.toUpperCase())}</mark> `;
  const marked = html.replace(
    /(<a\b(?:"[^"]*"|[^">])*?\shref="([^"?#]*)[^"]*"[^>]*>)([^]*?)<\/a>/g,
    (all, start: string, to: string, words: string) => {
      const because = withheld[to];
      if (because === undefined) return all;
      const isShown = import.meta.env.DRAFTS && because !== ABSENT;
      return isShown ? `${start}${mark(because)}${words}</a>` : words;
    },
  );
  const because = withheld[path];
  return because ? marked.replace(/<main\b[^>]*>/, (all) => all + mark(because)) : marked;
}

/** Translates the links in a page's HTML to the language of this build. */
export function inThisLanguage(html: string): string {
  if (!first || !here || isFirst) return html;
  return leadLinks(html, here, {
    language: first.language,
    hint: nameOf(first.language, language),
    isPage: (path) => path in first.addresses,
  });
}

/** Adds a territory to a language tag for https://ogp.me/#optional: by default, the one with most speakers. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
