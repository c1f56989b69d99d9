import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagePath, shareImagePath, siteOrigin, windowTitle } from './page-address.ts';

test.for([
  ['/', '/'],
  ['/index.html', '/'],
  ['/contact.html', '/contact'],
  ['/contact/', '/contact'],
  ['/blog/react-hooks.html', '/blog/react-hooks'],
])('the file %s is the page %s', ([file = '', path]) => {
  expect(pagePath(file)).toBe(path);
});

test('a share image is at /share/ plus the path of its page', () => {
  expect(shareImagePath('/')).toBe('/share/home.png');
  expect(shareImagePath('/blog/react-hooks')).toBe('/share/blog/react-hooks.png');
});

test('a configuration without an origin is an error that says so', () => {
  expect(() => siteOrigin(undefined)).toThrow('astro.config.ts');
});

test('the site’s origin is only in the configuration', () => {
  const site = join(import.meta.dirname, '../..');
  const knowing = globSync('src/**/*.{ts,tsx,astro,css}', { cwd: site })
    .filter((path) => !path.endsWith('.test.ts'))
    .filter((path) =>
      /PUBLIC_ORIGIN|127\.0\.0\.1|localhost/.test(readFileSync(join(site, path), 'utf8')),
    );
  expect(knowing).toEqual([]);
});

test('a title ends with the company’s name, unless it already contains it or gets too long', () => {
  expect(windowTitle('Branding', 'Agency')).toBe('Branding · Agency');
  expect(windowTitle('About Agency', 'Agency')).toBe('About Agency');
  const long = 'A title that fills all the room that a search result has';
  expect(windowTitle(long, 'Agency')).toBe(long);
});
