/** Where the pages of a language are. */
export type LanguagePages = {
  language: string;
  /** Its pages by their addresses in the first language, each with its own address. */
  addresses: Record<string, string>;
  /** What it calls the parts of addresses: `services: leistungen`. */
  words: Record<string, string>;
  /** What offers the language to who reads it, in itself; undefined where the check finds them missing. */
  offer?: { text: string; close: string } | undefined;
};

/** What is made in every language beside the pages of its files: lists of articles, feeds, answers. */
const made =
  /^\/(blog\/(page|tag)\/.+|(.+\/)?404|enquiry-failed\/.+|feed\.xml|llms\.txt|manifest\.webmanifest|search\.json)$/;

/** An address of the first language with its parts as another one names them, below that one's own. */
export function inLanguage({ language, words }: Omit<LanguagePages, 'addresses'>, path: string) {
  const parts = path.split('/').filter(Boolean);
  return `/${[language, ...parts.map((part) => words[part] ?? part)].join('/')}`;
}

/** The address that a page of the first language has in another one; undefined where it is not in it. */
export function addressIn(pages: LanguagePages, path: string): string | undefined {
  return pages.addresses[path] ?? (made.test(path) ? inLanguage(pages, path) : undefined);
}

/**
 * Leads the links of a page to the pages of its language, and names the language of those that have none in it. Pages
 * write every link as in the first language, so that texts, menus and components need to know nothing of others.
 *
 * @param html a page, as the build writes it
 * @param isPage whether the first language has a page or a list there; anything else is a file
 * @param hint what a reader is told of a link to the first language: its name
 */
export function leadLinks(
  html: string,
  pages: LanguagePages,
  first: { language: string; hint: string; isPage: (path: string) => boolean },
): string {
  return html.replace(
    /(<a\b(?:"[^"]*"|[^">])*?\shref=")(\/[^"]*)"/g,
    (all, before: string, href: string) => {
      // It says its language already: a switch.
      if (/\shreflang=/i.test(before)) return all;
      const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(href) ?? [];
      const own = addressIn(pages, path);
      if (own !== undefined) return `${before}${own}${rest}"`;
      if (!first.isPage(path)) return all;
      return `${all} hreflang="${first.language}" data-in="${first.hint}"`;
    },
  );
}
