import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { companyFolder } from '@frontage/contract/company-folder';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { sitePages, type SiteContent } from './site-pages.ts';

const site = join(import.meta.dirname, '../..');
const company = companyFolder();
const read = (path: string): unknown => parse(readFileSync(join(company, path), 'utf8'));
const page = (name: string) => read(`pages/${name}.yaml`);
const folder = (name: string) =>
  globSync(`${name}/*.yaml`, { cwd: company })
    .sort()
    .map((path) => ({ id: basename(path, '.yaml'), data: read(path) }));
const articles = globSync('articles/*.md', { cwd: company }).map((path) => {
  const [, frontmatter = ''] = readFileSync(join(company, path), 'utf8').split(/^---$/m);
  return { id: basename(path, '.md'), data: parse(frontmatter) as unknown };
});

const content = {
  words: read('words.yaml'),
  home: page('home'),
  about: page('about'),
  pages: [{ id: 'prices', data: page('about') }],
  contact: page('contact'),
  blog: page('blog'),
  privacyPolicy: page('privacy-policy'),
  services: folder('services'),
  industries: folder('industries'),
  articles,
} as SiteContent;
const pages = sitePages(content);
const paths = pages.map(({ path }) => path);

const routes = globSync('src/pages/**/*.astro', { cwd: site });
const pathOfRoute = (route: string) => route.replace(/^src\/pages|(\/index)?\.astro$/g, '') || '/';
const wantsToBeFound = (route: string) =>
  !/<Document[^>]*\snoindex[\s/>]/.test(readFileSync(join(site, route), 'utf8'));

test('every page that is not built from a list is in the sitemap, or says noindex', () => {
  const alone = routes
    .filter((route) => !route.includes('['))
    .filter((route) => !basename(route).startsWith('_') && wantsToBeFound(route))
    .map(pathOfRoute);
  expect(paths).toEqual(expect.arrayContaining(alone));
});

test('every page in the sitemap has a route', () => {
  const patterns = routes.map(
    (route) => new RegExp(`^${pathOfRoute(route).replaceAll(/\[[^\]]+\]/g, '[^/]+')}$`),
  );
  expect(paths.filter((path) => !patterns.some((pattern) => pattern.test(path)))).toEqual([]);
});

test('every service, industry, article and custom page is in the sitemap once', () => {
  const expected = [
    ...content.services.map(({ id }) => `/services/${id}`),
    ...content.industries.map(({ id }) => `/industry/${id}`),
    ...content.articles.map(({ id }) => `/blog/${id}`),
    '/prices',
  ];
  expect(paths).toEqual(expect.arrayContaining(expected));
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  [{ name: 'Gagnalíkön & spár, C++' }, 'Gagnalíkön & spár, C++'],
  [{ name: 'Spár', heading: 'Spár um allt' }, 'Spár um allt'],
])('a service with %o is called “%s” in lists for search', (said, title) => {
  const data = { ...said, description: 'What it says' };
  const pages = sitePages({ ...content, services: [{ id: 'spar', data }] });
  expect(pages.find(({ path }) => path === '/services/spar')).toMatchObject({
    title,
    share: { headline: title },
  });
});

test('aliases of a page are left out', () => {
  const entries = [...content.services, ...content.industries] as {
    data: { otherNames?: string[] };
  }[];
  const otherNames = entries.flatMap(({ data }) => data.otherNames ?? []);
  for (const name of otherNames) {
    expect(paths).not.toContain(`/services/${name}`);
    expect(paths).not.toContain(`/industry/${name}`);
  }
});

test('an article has its date, and the list has that of the newest article', () => {
  const asPublished = content.articles.map(({ id, data }) => ({
    id,
    data: { ...data, revised: undefined },
  }));
  const published = sitePages({ ...content, articles: asPublished });
  const dateOf = (path: string) => published.find((found) => found.path === path)?.lastmod;
  for (const { id, data } of content.articles) expect(dateOf(`/blog/${id}`)).toBe(data.date);
  expect(dateOf('/blog')).toBe(
    content.articles
      .map(({ data }) => data.date)
      .sort()
      .at(-1),
  );
  expect(dateOf('/')).toBeUndefined();
});

test('a revised article has the date of its revision, and the list is not affected', () => {
  const [article] = content.articles;
  if (!article) throw new Error('There is no article');
  const revised = { ...article, data: { ...article.data, revised: '2031-01-01' } };
  const found = sitePages({ ...content, articles: [revised] });
  expect(found.find(({ path }) => path === `/blog/${article.id}`)?.lastmod).toBe('2031-01-01');
  expect(found.find(({ path }) => path === '/blog')?.lastmod).toBe(article.data.date);
});

test('no path ends with a slash or an extension', () => {
  expect(paths.filter((path) => path !== '/' && /\/$|\.\w+$/.test(path))).toEqual([]);
});
