import { getEntry } from 'astro:content';
import { addressOf } from '../addresses/links.ts';
import type { SitePage } from '../seo/site-pages.ts';
import { type IndexedPage, collectTexts } from '../seo/search-index.ts';
import { searchablePages } from './known-pages.ts';

/** Returns the pages that search covers, with their texts and their addresses in the language of this build. */
export const indexedPages = async (): Promise<IndexedPage[]> =>
  Promise.all(
    (await searchablePages()).map(async (page) => ({
      ...page,
      path: addressOf(page.path),
      text: await textOf(page),
    })),
  );

const collectionByPath = {
  '/blog': 'blog',
  '/contact': 'contact',
  '/privacy-policy': 'privacyPolicy',
} as const;

async function textOf({ path, section, slug }: SitePage): Promise<string> {
  const entry = await entryOf({ path, section, slug });
  const body = entry && 'body' in entry ? (entry.body ?? '') : '';
  return [...collectTexts(entry?.data), body].join('\n');
}

function entryOf({ path, section, slug }: Pick<SitePage, 'path' | 'section' | 'slug'>) {
  if (path === '/work') return getEntry('workShared', 'main');
  if (section !== 'company') return getEntry(section, slug);
  return path in collectionByPath
    ? getEntry(collectionByPath[path as keyof typeof collectionByPath], 'main')
    : getEntry('pages', slug);
}
