// What a reader needs of an article. All else is left out and its content kept: the highlighter's
// spans, classes and styles mean nothing without our style sheet.
const kept: Record<string, string[]> = {
  ...Object.fromEntries(
    'p h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre code em strong b i s del sup sub kbd br hr table caption thead tbody tr figure figcaption'
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};

/** Elements that go with everything inside them: they do something, or need a script to. */
const dropped = /<(script|style|template|button|svg|iframe|form)\b[\s\S]*?<\/\1\s*>/gi;
const comment = /<!--[\s\S]*?-->/g;
const doctype = /<!doctype[^>]*>/gi;

// A quoted attribute may hold a `>`.
const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * An article's HTML as other people's readers can show it: plain elements, absolute addresses.
 *
 * @param html what the site renders for itself
 * @param base the address of the article
 */
export function feedHtml(html: string, base: string): string {
  return html
    .replace(comment, '')
    .replace(doctype, '')
    .replace(dropped, '')
    .replace(tag, (_, slash: string, name: string, rest: string) => {
      const allowed = kept[name.toLowerCase()];
      if (!allowed) return '';
      return `<${slash}${name}${slash ? '' : attributes(rest, allowed, base)}>`;
    })
    .trim();
}

function attributes(written: string, allowed: string[], base: string): string {
  return [...written.matchAll(attribute)]
    .map(([, name = '', double, single]) => ({ name, value: double ?? single ?? '' }))
    .filter(({ name }) => allowed.includes(name))
    .map(({ name, value }) => ({ name, value: isAddress(name) ? absolute(value, base) : value }))
    .map(({ name, value }) => (value === undefined ? '' : ` ${name}="${value}"`))
    .join('');
}

const isAddress = (name: string) => name === 'href' || name === 'src';

/** The value is escaped already, and a URL has nothing else to escape. */
function absolute(value: string, base: string): string | undefined {
  const url = new URL(value.replaceAll('&amp;', '&'), base);
  const known = ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol);
  return known ? url.href.replaceAll('&', '&amp;') : undefined;
}
