import { decodeOrKeep } from './decode-or-keep.ts';

/** The addresses of the pages of a language. */
export type LanguagePages = {
  language: string;
  /** Maps addresses in the first language to addresses in this one. */
  addresses: Record<string, string>;
  /** The names of address segments: `services: leistungen`. */
  words: Record<string, string>;
  /** Suggests the language to its speakers, in that language; undefined if missing, which the check reports. */
  offer?: { text: string; close: string } | undefined;
};

/** The reason why a page that the company does not use is missing. */
export const ABSENT = 'absent';

/** The files that the build makes for search engines, feed readers and browsers. */
export const generatedFiles = {
  eachLanguage: ['feed.xml', 'llms.txt', 'manifest.webmanifest', 'search.json'],
  once: ['favicon.ico', 'favicon.svg', 'apple-touch-icon.png', 'robots.txt', 'sitemap.xml'],
} as const;

export const isOfEachLanguage = (path: string): boolean =>
  generatedFiles.eachLanguage.some((name) => name === path.split('/').at(-1));

/** Pages that every language has without a file: lists of articles, notices. */
const GENERATED_PAGES = /^\/(blog\/(page|tag)\/.+|(.+\/)?404|enquiry-failed\/.+)$/;

/** Translates the segments of an address and adds the language's prefix. */
export function localizePath({ language, words }: Omit<LanguagePages, 'addresses'>, path: string) {
  const parts = path.split('/').filter(Boolean);
  return `/${[language, ...parts.map((part) => words[part] ?? part)].join('/')}`;
}

/** Returns the address of a page in another language; undefined if it is not translated. */
export function localizedAddress(pages: LanguagePages, path: string): string | undefined {
  return (
    pages.addresses[path] ??
    (GENERATED_PAGES.test(path) || isOfEachLanguage(path) ? localizePath(pages, path) : undefined)
  );
}

/** Returns the address in the first language of a page or file of another one. */
export function originalAddress(pages: LanguagePages, address: string): string {
  const path = decodeOrKeep(address).replace(/(?<=.)\/$/, '');
  const page = Object.entries(pages.addresses).find(([, own]) => own === path);
  if (page) return page[0];
  const [, , ...parts] = address.split('/');
  const segmentOf = (part: string) =>
    Object.entries(pages.words).find(([, word]) => word === decodeOrKeep(part))?.[0] ?? part;
  return `/${parts.map(segmentOf).join('/')}`;
}

export const pathOfLink = (link: string): string => link.replace(/[?#].*$/s, '');

/** The attributes of a link. Those of one to a page that is not translated name its language. */
export type LinkAttributes = { href: string; hrefLang?: string; 'data-in'?: string };

/**
 * Leads a link to the page in another language. All content and components write addresses of the first language, so
 * that only this function has to know about others.
 *
 * @param isPage whether the first language has a page or a list at an address; anything else is a file
 * @param hint the text that readers get for a link to the first language: the name of that language
 */
export function localizeLink(
  link: string,
  pages: LanguagePages,
  first: { language: string; hint: string; isPage: (path: string) => boolean },
): LinkAttributes {
  const path = pathOfLink(link);
  const address = localizedAddress(pages, path);
  if (address !== undefined) return { href: address + link.slice(path.length) };
  if (!first.isPage(path)) return { href: link };
  return { href: link, hrefLang: first.language, 'data-in': first.hint };
}
