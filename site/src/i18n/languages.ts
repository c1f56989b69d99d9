import { language } from './language.ts';
import { ABSENT, addressIn, leadLinks, type LanguagePages } from './language-addresses.ts';
import type { OtherLanguage } from '../lib/navigation.ts';

// Where the pages of all languages are, for the build alone: docs/decisions/0010-languages.md

/** All languages of the site, the first one first. */
const languages = JSON.parse(import.meta.env.LANGUAGES) as LanguagePages[];
const [first] = languages;
const here = languages.find((one) => one.language === language);
const isFirst = here === first;

/** The name of a language, in itself or in another one: “Deutsch”. */
function nameOf(tag: string, inLanguage = tag): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
}

/** The address of a page, in the language of this build, by its address in the first one. */
export function addressOf(path: string): string {
  return here && !isFirst ? (addressIn(here, path) ?? path) : path;
}

/**
 * The pages that are not public, by their addresses, with the reason: schema/publication.ts. Those that a company does without
 * are `absent`.
 */
const withheld = JSON.parse(import.meta.env.WITHHELD) as Partial<Record<string, string>>;

/** Whether the company does without a page, in every language. */
export const isAbsent = (path: string): boolean => withheld[path] === ABSENT;

/** Whether a link leads to a page of this build, or to what is no page of the first language either. */
export function isHere(link: string): boolean {
  const path = link.replace(/[?#].*$/, '');
  if (path in withheld && (!import.meta.env.DRAFTS || isAbsent(path))) return false;
  if (!first || !here || isFirst || !(path in first.addresses)) return true;
  return addressIn(here, path) !== undefined;
}

/** A page in one of its languages, with the words that offer it to who reads that language. */
type Alternate = { language: string; path: string; offer: LanguagePages['offer'] };

/** The languages that have a page, with its address in each; empty on a site in one language, or where it is in one. */
export function alternatesOf(path: string): Alternate[] {
  const all = languages.flatMap((one) => {
    const address = one.addresses[path];
    return address ? [{ language: one.language, path: address, offer: one.offer }] : [];
  });
  return all.length > 1 ? all : [];
}

/** A path, then what it is a part of: an article, the list of articles, the home page. */
const upwards = (path: string): string[] =>
  path === '/' ? [path] : [path, ...upwards(path.slice(0, path.lastIndexOf('/')) || '/')];

/** The other languages that have a page near to one of this language, each with the nearest. */
export function otherLanguages(path: string): OtherLanguage[] {
  return languages
    .filter((one) => one !== here)
    .flatMap(({ language, addresses }) => {
      const nearest = upwards(path).find((step) => step in addresses);
      // It has no home page either.
      if (nearest === undefined) return [];
      const href = addresses[nearest] ?? '/';
      return [{ language, name: nameOf(language), href, there: nearest === path }];
    });
}

/**
 * A page's HTML without links to pages that are not public, or not there: their text stays. Where drafts are shown, links to
 * these and the page itself are marked.
 *
 * @param path of the page, as links write it
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

/** A page's HTML with its links in the language of this build. */
export function inThisLanguage(html: string): string {
  if (!first || !here || isFirst) return html;
  return leadLinks(html, here, {
    language: first.language,
    hint: nameOf(first.language, language),
    isPage: (path) => path in first.addresses,
  });
}

/** https://ogp.me/#optional wants a territory: the one where most people speak the language, if the tag names none. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
