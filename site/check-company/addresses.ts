import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listPages } from '../src/articles/list-pages.ts';
import { tagPath } from '../src/articles/tags.ts';
import { bandIds } from '../src/bands/page-bands.ts';
import type { BandKind } from '../src/bands/bands.ts';
import type { Article } from './articles.ts';
import { nearest } from './nearest.ts';

/** What decides which addresses the site has. */
export type Known = {
  /** The company's folder: the files in its `public/` are served unchanged. */
  folder: string;
  /** Pages that are lists of bands, with the kinds that are shown, by their addresses. */
  composed: ReadonlyMap<string, readonly BandKind[]>;
  articles: Article[];
  /** The subjects of each article. */
  tags: string[][];
  /** The ids of the sections of the privacy policy. */
  privacy: string[];
};

/** The build makes these files. */
const made = [
  '/favicon.ico',
  '/favicon.svg',
  '/apple-touch-icon.png',
  '/feed.xml',
  '/llms.txt',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
];

/** Every address of the site, with its anchors. */
export function addresses({ composed, articles, tags, privacy }: Known) {
  const pages = new Map<string, readonly string[]>(made.map((path) => [path, []]));
  for (const [path, kinds] of composed) pages.set(path, bandIds(kinds).filter(Boolean));
  pages.set('/contact', ['other-ways']);
  const lists = [['/blog', articles.length] as const, ...tagCounts(tags)];
  for (const [path, count] of lists)
    for (const page of listPages(Array.from({ length: count }), path)) pages.set(page.path, []);
  for (const [path] of tagCounts(tags)) pages.set(`${path}/feed.xml`, []);
  pages.set('/thank-you', []);
  pages.set('/privacy-policy', privacy);
  for (const { slug, ids } of articles) pages.set(`/blog/${slug}`, ids);
  return pages;
}

/** The address of each subject, and how many articles are on it. */
function tagCounts(tags: string[][]): Map<string, number> {
  const paths = tags.flatMap((of) => [...new Set(of.map(tagPath))]);
  return new Map(paths.map((path) => [path, paths.filter((one) => one === path).length]));
}

/** Why a link of ours leads nowhere; undefined when it leads somewhere. */
export function deadEnd(
  link: string,
  pages: ReadonlyMap<string, readonly string[]>,
  folder: string,
): { wrong: string; fix: string } | undefined {
  const { pathname, hash } = new URL(link, 'http://site.invalid');
  const path = decodeURI(pathname)
    .replace(/(?<=.)\/$/, '')
    .replace(/\.html$/, '');
  const ids = pages.get(path);
  if (ids === undefined) {
    if (existsSync(join(folder, 'public', path)) && path !== '/') return undefined;
    if (/\.\w+$/.test(path))
      return {
        wrong: `there is no file ${path}.`,
        fix: `put it into the company's folder as public${path}, or correct the address.`,
      };
    const meant = nearest(path, [...pages.keys()]);
    return {
      wrong: `there is no page ${path}${meant ? `; did you mean ${meant}?` : '.'}`,
      fix: meant ? `write ${meant}.` : 'write the address of a page that there is.',
    };
  }
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || anchor === 'main' || ids.includes(anchor)) return undefined;
  const meant = nearest(anchor, ids);
  return {
    wrong: `${path} has no anchor #${anchor}${meant ? `; did you mean #${meant}?` : '.'}`,
    fix:
      ids.length > 0
        ? `write one of ${ids.map((id) => `#${id}`).join(', ')}.`
        : 'leave the anchor out.',
  };
}
