import { language } from '../i18n/build-constants.ts';
import { addressOf } from '../addresses/links.ts';
import { escapeXml } from './xml.ts';

type Feed = {
  origin: string;
  path: string;
  page: string;
  title: string;
  subtitle: string;
  author: { name: string; email: string };
  entries: FeedEntry[];
};

type FeedEntry = {
  path: string;
  title: string;
  summary: string;
  date: string;
  revised?: string | undefined;
  /** Defaults to the author of the feed. */
  author?: string | undefined;
  tags?: readonly string[] | undefined;
  html: string;
};

/** RFC 4287, section 3.3 requires a time (RFC 3339), but the content only has days. */
const instant = (day: string) => `${day}T00:00:00Z`;

const lastChange = ({ date, revised = date }: FeedEntry) => revised;

/** The author and the categories of an entry, if it has any. */
const about = ({ author, tags = [] }: FeedEntry) =>
  [
    ...(author ? [`<author><name>${escapeXml(author)}</name></author>\n`] : []),
    ...tags.map((tag) => `<category term="${escapeXml(tag)}"/>\n`),
  ].join('');

/** An Atom feed with full articles, newest first (RFC 4287). */
export function atomFeed({ origin, path, page, title, subtitle, author, entries }: Feed): string {
  const url = (to: string) => escapeXml(new URL(addressOf(to), origin).href);
  const updated = entries.map(lastChange).sort().at(-1);
  if (!updated) throw new Error('A feed needs an entry: its date is that of the last change');

  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${url(path)}</id>
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<updated>${instant(updated)}</updated>
<author><name>${escapeXml(author.name)}</name><email>${escapeXml(author.email)}</email><uri>${url('/')}</uri></author>
<link rel="self" type="application/atom+xml" href="${url(path)}"/>
<link rel="alternate" type="text/html" href="${url(page)}"/>
<icon>${url('/favicon.svg')}</icon>
${entries
  .map(
    (entry) => `<entry>
<id>${url(entry.path)}</id>
<title>${escapeXml(entry.title)}</title>
<link rel="alternate" type="text/html" href="${url(entry.path)}"/>
<published>${instant(entry.date)}</published>
<updated>${instant(lastChange(entry))}</updated>
${about(entry)}<summary>${escapeXml(entry.summary)}</summary>
<content type="html">${escapeXml(entry.html)}</content>
</entry>
`,
  )
  .join('')}</feed>
`;
}
