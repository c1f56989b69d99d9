import { expect, test } from 'vitest';
import { sitePages, type SiteContent } from './site-pages.ts';

// That each page of a site is in its sitemap, and nothing else, is checked of the built one: check/pages/built-problems.ts

const share = { services: '', about: '', contact: '', blog: '', privacyPolicy: '' };
const empty: SiteContent = {
  words: { share },
  pages: [],
  services: [],
  industries: [],
  articles: [],
};
const texts = { title: 'Title', description: 'What it says' };

test.each([
  [{ name: 'Gagnalíkön & spár, C++' }, 'Gagnalíkön & spár, C++'],
  [{ name: 'Spár', heading: 'Spár um allt' }, 'Spár um allt'],
])('a service with %o has the title “%s” in the lists for search engines', (names, title) => {
  const services = [{ id: 'spar', data: { ...names, description: 'What it says' } }];
  expect(sitePages({ ...empty, services })).toMatchObject([
    { path: '/services/spar', title, share: { headline: title } },
  ]);
});

test('an article has its date or that of its revision, and the list the date of the newest one', () => {
  const articles = [
    { id: 'old', data: { ...texts, date: '2025-02-05', revised: '2031-01-01' } },
    { id: 'new', data: { ...texts, date: '2026-03-10' } },
  ];
  const blog = { ...texts, heading: 'Blog' };
  const home = {
    ...texts,
    bands: [
      { kind: 'opening' as const, heading: 'Home', text: 'A', links: [], look: 'high' as const },
    ],
  };
  const pages = sitePages({ ...empty, home, blog, articles });
  expect(pages.map(({ path, lastmod }) => [path, lastmod])).toEqual([
    ['/', undefined],
    ['/blog', '2026-03-10'],
    ['/blog/old', '2031-01-01'],
    ['/blog/new', '2026-03-10'],
  ]);
});
