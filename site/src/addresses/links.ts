import type { FileKindName } from '../schema/file-kinds.ts';
import { includesUnpublished } from '../schema/publication.ts';
import { absentPaths, type BuildAddresses } from './addresses.ts';
import { language } from '../i18n/build-constants.ts';
import {
  ABSENT,
  localizedAddress,
  type LanguagePages,
  localizeLink,
  type LinkAttributes,
  pathOfLink,
} from './language-addresses.ts';

// The pages of the site in all languages, for the build only: an island's script would contain all of them.
// addresses.ts finds them in the company's folder.

const { languages, unpublished, unused } = JSON.parse(import.meta.env.PAGES) as BuildAddresses;
const [firstLanguage] = languages;
const currentLanguage = languages.find((one) => one.language === language);
const isFirst = currentLanguage === firstLanguage;

function languageName(tag: string, inLanguage = tag): string {
  return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
}

/** Returns the address of a page in the language of this build, given its address in the first one. */
export function addressOf(path: string): string {
  return currentLanguage && !isFirst ? (localizedAddress(currentLanguage, path) ?? path) : path;
}

/** Whether the company has any content in this kind of file. */
export const isUsed = (name: FileKindName): boolean => !unused.includes(name);

/** Whether this build makes a page for a route. */
export const isBuilt = (path: string): boolean => !absentPaths(unused).includes(path);

/**
 * Leads a link to the page in the language of this build: language-addresses.ts.
 *
 * @returns undefined if the page is not public or does not exist
 */
export function linkTo(link: string): LinkAttributes | undefined {
  const path = pathOfLink(link);
  const reason = unpublished[path];
  if (reason === ABSENT || (reason && !includesUnpublished())) return undefined;
  if (!firstLanguage || !currentLanguage || isFirst) return { href: link };
  return localizeLink(link, currentLanguage, {
    language: firstLanguage.language,
    hint: languageName(firstLanguage.language, language),
    isPage: (path) => path in firstLanguage.addresses,
  });
}

/** Whether a link leads to a page of this build, or to something that is no page of the first language either. */
export function isInThisLanguage(link: string): boolean {
  const to = linkTo(link);
  return to !== undefined && to.hrefLang === undefined;
}

/** Returns why a page is not public, where this build shows it all the same: “Draft”, or its first day. */
export const publicationNote = (link: string): string | undefined =>
  unpublished[pathOfLink(link)]?.replace(/^[a-z]/, (letter) => letter.toUpperCase());

type Alternate = { language: string; path: string; offer: LanguagePages['offer'] };

/** Lists the languages of a page, with its address in each; empty if it has only one. */
export function alternatePages(path: string): Alternate[] {
  const all = languages.flatMap((one) => {
    const address = one.addresses[path];
    return address ? [{ language: one.language, path: address, offer: one.offer }] : [];
  });
  return all.length > 1 ? all : [];
}

/** Lists a path and its ancestors: an article, the list of articles, the home page. */
const withAncestors = (path: string): string[] =>
  path === '/' ? [path] : [path, ...withAncestors(path.slice(0, path.lastIndexOf('/')) || '/')];

/** Another language of the site, with the address of the same page in it or of the nearest one. */
export type OtherLanguage = {
  language: string;
  name: string;
  href: string;
  there: boolean;
};

/** Lists the other languages, each with the translation of the page or of its nearest translated ancestor. */
export function otherLanguages(path: string): OtherLanguage[] {
  return languages
    .filter((one) => one !== currentLanguage)
    .flatMap(({ language, addresses }) => {
      const nearest = withAncestors(path).find((ancestor) => ancestor in addresses);
      // The language has no home page either.
      if (nearest === undefined) return [];
      const href = addresses[nearest] ?? '/';
      return [{ language, name: languageName(language), href, there: nearest === path }];
    });
}

/** Adds a territory to a language tag for https://ogp.me/#optional: by default, the one with most speakers. */
export function openGraphLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  return `${language}_${region}`;
}
