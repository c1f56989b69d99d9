import { expect, test } from 'vitest';
import {
  localizedAddress,
  localizePath,
  localizeLink,
  type LanguagePages,
} from './language-addresses.ts';

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
const inGerman = (link: string) => localizeLink(link, german, first);

test('the segments of an address are in its language', () => {
  expect(localizePath(german, '/services/design')).toBe('/de/leistungen/design');
  expect(localizePath(german, '/')).toBe('/de');
});

test('an untranslated page has no address in the language, but a list of articles has', () => {
  expect(localizedAddress(german, '/services/other')).toBeUndefined();
  expect(localizedAddress(german, '/blog/tag/tests/feed.xml')).toBe(
    '/de/blog/thema/tests/feed.xml',
  );
  expect(localizedAddress(german, '/feed.xml')).toBe('/de/feed.xml');
  expect(localizedAddress(german, '/leaflet.pdf')).toBeUndefined();
});

test('a link leads to the translated page, with its anchor', () => {
  expect(inGerman('/services/design#part')).toEqual({ href: '/de/leistungen/gestaltung#part' });
  expect(inGerman('/')).toEqual({ href: '/de' });
});

test('a link to an untranslated page names the language that it leads to', () => {
  expect(inGerman('/services/other')).toEqual({
    href: '/services/other',
    hrefLang: 'en',
    'data-in': 'Englisch',
  });
});

test('links to files, other sites and anchors are unchanged', () => {
  for (const href of ['/leaflet.pdf', 'https://agency.example/services/design', '#main'])
    expect(inGerman(href)).toEqual({ href });
});
