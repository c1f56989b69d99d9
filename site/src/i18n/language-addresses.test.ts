import { expect, test } from 'vitest';
import { addressIn, inLanguage, leadLinks, type LanguagePages } from './language-addresses.ts';

const german: LanguagePages = {
  language: 'de',
  words: { services: 'leistungen', tag: 'thema' },
  addresses: { '/': '/de', '/services/design': '/de/leistungen/gestaltung' },
};
const first = {
  language: 'en',
  hint: 'Englisch',
  isPage: (path: string) => path === '/services/other',
};
const led = (html: string) => leadLinks(html, german, first);

test('the segments of an address are in its language', () => {
  expect(inLanguage(german, '/services/design')).toBe('/de/leistungen/design');
  expect(inLanguage(german, '/')).toBe('/de');
});

test('an untranslated page has no address in the language, but a list of articles has', () => {
  expect(addressIn(german, '/services/other')).toBeUndefined();
  expect(addressIn(german, '/blog/tag/tests/feed.xml')).toBe('/de/blog/thema/tests/feed.xml');
  expect(addressIn(german, '/feed.xml')).toBe('/de/feed.xml');
  expect(addressIn(german, '/leaflet.pdf')).toBeUndefined();
});

test('a link leads to the translated page, with its anchor', () => {
  expect(led('<a class="x" href="/services/design#part">')).toBe(
    '<a class="x" href="/de/leistungen/gestaltung#part">',
  );
  expect(led('<a href="/">')).toBe('<a href="/de">');
});

test('a link to an untranslated page names the language that it leads to', () => {
  expect(led('<a href="/services/other">')).toBe(
    '<a href="/services/other" hreflang="en" data-in="Englisch">',
  );
});

test('a link with a language of its own is unchanged', () => {
  const link = '<a hrefLang="en" href="/services/design">';
  expect(led(link)).toBe(link);
});

test('files, other sites, anchors and text that looks like a link are unchanged', () => {
  for (const html of [
    '<a href="/leaflet.pdf">',
    '<a href="https://agency.example/services/design">',
    '<a href="#main">',
    '<link href="/services/design">',
    '<code>&lt;a href="/services/design"&gt;</code>',
    '<article data-href="/services/design">',
  ])
    expect(led(html)).toBe(html);
});

test('an attribute before the address may contain a “>”', () => {
  expect(led('<a title="a > b" href="/">')).toBe('<a title="a > b" href="/de">');
});
