import { expect, test } from 'vitest';
import { atomFeed } from './atom-feed.ts';
import type { SitePage } from './site-pages.ts';
import { sitemapXml } from './sitemap.ts';
import { escapeXml } from './xml.ts';

const origin = 'https://agency.example';
const page: SitePage = {
  path: '/a',
  section: 'company',
  slug: 'a',
  title: 'A',
  description: 'About A',
  noindex: false,
  share: { kicker: '', headline: 'A' },
};
const entry = { path: '/blog/old', title: 'Old', summary: 'First', date: '2025-02-05', html: '' };
const feed = {
  origin,
  path: '/feed.xml',
  page: '/blog',
  title: 'R&D <notes>',
  subtitle: 'What we found',
  author: { name: 'Agency', email: 'hello@agency.example' },
  entries: [
    {
      ...entry,
      path: '/blog/new',
      title: 'a < b && "c"',
      date: '2025-04-15',
      html: '<p>1 &lt; 2</p>',
    },
    entry,
  ],
};

test('the sitemap lists absolute addresses and dates only for pages that have one', () => {
  const xml = sitemapXml([page, { ...page, path: '/b', lastmod: '2025-02-05' }], origin);
  expect(problems(xml)).toEqual([]);
  expect(xml).toContain('<url><loc>https://agency.example/a</loc></url>');
  expect(xml).toContain(
    '<url><loc>https://agency.example/b</loc><lastmod>2025-02-05</lastmod></url>',
  );
});

test('the feed is well-formed regardless of its words', () => {
  expect(problems(atomFeed(feed))).toEqual([]);
});

// RFC 4287, sections 4.1.1 and 4.1.2
test('the feed and each of its entries have what a feed requires', () => {
  const [head = '', ...entries] = atomFeed(feed).split('<entry>');
  for (const name of ['id', 'title', 'updated', 'author', 'link rel="self"'])
    expect(head).toContain(`<${name}`);
  expect(entries).toHaveLength(2);
  for (const name of ['id', 'title', 'updated', 'published', 'summary', 'content type="html"'])
    for (const entry of entries) expect(entry.split(`<${name}`), name).toHaveLength(2);
});

test('the latest change gives the feed its date', () => {
  const xml = atomFeed(feed);
  expect(xml.slice(0, xml.indexOf('<entry>'))).toContain('<updated>2025-04-15T00:00:00Z</updated>');
});

test('a revised entry keeps its place and updates the date of the feed', () => {
  const xml = atomFeed({
    ...feed,
    entries: feed.entries.map((one) => (one === entry ? { ...one, revised: '2026-11-21' } : one)),
  });
  const [head = '', first = '', second = ''] = xml.split('<entry>');
  expect(head).toContain('<updated>2026-11-21T00:00:00Z</updated>');
  expect(first).toContain('/blog/new');
  expect(second).toContain('<published>2025-02-05T00:00:00Z</published>');
  expect(second).toContain('<updated>2026-11-21T00:00:00Z</updated>');
});

test('a feed for a tag has its own title and address, and its entries have authors and categories', () => {
  const tagFeed = { path: '/blog/tag/a-b/feed.xml', page: '/blog/tag/a-b' };
  const signed = { ...entry, author: 'Ines & Bo', tags: ['R&D', 'Tests'] };
  const xml = atomFeed({ ...feed, ...tagFeed, entries: [signed] });
  expect(problems(xml)).toEqual([]);
  const [head = '', entryXml = ''] = xml.split('<entry>');
  expect(head).toContain('<id>https://agency.example/blog/tag/a-b/feed.xml</id>');
  expect(head).toContain('type="text/html" href="https://agency.example/blog/tag/a-b"');
  expect(entryXml).toContain('<author><name>Ines &amp; Bo</name></author>');
  expect(entryXml).toContain('<category term="R&amp;D"/>');
  expect(atomFeed(feed).split('<entry>')[1]).not.toMatch(/<author>|<category/);
});

test('the HTML of an article is kept as text', () => {
  expect(atomFeed(feed)).toContain('&lt;p&gt;1 &amp;lt; 2&lt;/p&gt;');
});

test('characters that XML does not allow are left out', () => {
  expect(escapeXml('a\u0000\u0008b\u001f<\n>')).toBe('ab&lt;\n&gt;');
});

/** Finds the errors in well-formedness that our XML writers could cause. */
function problems(xml: string): string[] {
  const errors: string[] = [];
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^?]*\?>/, '');
  const text = body.replace(
    /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, end: string, name: string, _attributes: string, empty: string) => {
      if (end && open.pop() !== name) errors.push(`</${name}> closes nothing`);
      if (!end && !empty) open.push(name);
      return '';
    },
  );
  if (/[<>]/.test(text))
    errors.push(`a bare bracket: ${/.{0,20}[<>].{0,20}/.exec(text)?.[0] ?? ''}`);
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(body)) errors.push('a bare ampersand');
  return [...errors, ...open.map((name) => `<${name}> is not closed`)];
}
