import { language } from './language.ts';
import { addressIn, leadLinks, type LanguagePages } from './language-addresses.ts';
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

/** The pages that are not public, by their addresses, with the reason: schema/publication.ts */
const withheld = JSON.parse(import.meta.env.WITHHELD) as Partial<Record<string, string>>;

/** Whether a link leads to a page of this build, or to what is no page of the first language either. */
export function isHere(link: string): boolean {
  const path = link.replace(/[?#].*$/, '');
  if (path in withheld && !import.meta.env.DRAFTS) return false;
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

/** The other languages, each with the page that is nearest to one of this language. */
export function otherLanguages(path: string): OtherLanguage[] {
  return languages
    .filter((one) => one !== here)
    .map(({ language, addresses }) => {
      const nearest = upwards(path).find((step) => step in addresses) ?? '/';
      return {
        language,
        name: nameOf(language),
        href: addresses[nearest] ?? '/',
        there: nearest === path,
      };
    });
}

/**
 * A page's HTML without links to pages that are not public: their text stays. Where drafts are shown, these links and the
 * page itself are marked.
 *
 * @param path of the page, as links write it
 */
export function withoutWithheld(html: string, path: string): string {
  if (Object.keys(withheld).length === 0) return html;
  const mark = (because: string) =>
    `<mark>${because.replace(/^[a-z]/, (letter) => letter.toUpperCase())}</mark> `;
  const marked = html.replace(
    /(<a\b(?:"[^"]*"|[^">])*?)\shref="([^"?#]*)([^"]*)"([^>]*>)/g,
    (all, before: string, to: string, _: string, after: string) => {
      const because = withheld[to];
      if (because === undefined) return all;
      return import.meta.env.DRAFTS ? all + mark(because) : before + after;
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
