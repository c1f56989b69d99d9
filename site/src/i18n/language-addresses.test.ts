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

test('the parts of an address are called as the language calls them', () => {
  expect(inLanguage(german, '/services/design')).toBe('/de/leistungen/design');
  expect(inLanguage(german, '/')).toBe('/de');
});

test('a page that is not in the language has no address in it, a list of articles has one', () => {
  expect(addressIn(german, '/services/other')).toBeUndefined();
  expect(addressIn(german, '/blog/tag/tests/feed.xml')).toBe('/de/blog/thema/tests/feed.xml');
  expect(addressIn(german, '/feed.xml')).toBe('/de/feed.xml');
  expect(addressIn(german, '/leaflet.pdf')).toBeUndefined();
});

test('a link leads to the page of the language, with its anchor', () => {
  expect(led('<a class="x" href="/services/design#part">')).toBe(
    '<a class="x" href="/de/leistungen/gestaltung#part">',
  );
  expect(led('<a href="/">')).toBe('<a href="/de">');
});

test('a link to a page that is not in the language says which language it leads to', () => {
  expect(led('<a href="/services/other">')).toBe(
    '<a href="/services/other" hreflang="en" data-in="Englisch">',
  );
});

test('a link that names its language leads where it says', () => {
  const link = '<a hrefLang="en" href="/services/design">';
  expect(led(link)).toBe(link);
});

test('files, other sites, anchors and what only looks like a link stay', () => {
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

test('an attribute before the address may hold what ends a tag', () => {
  expect(led('<a title="a > b" href="/">')).toBe('<a title="a > b" href="/de">');
});
