import { getEntry } from 'astro:content';
import { isUsed } from '../addresses/links.ts';
import { byCategory } from './by-category.ts';
import { includesUnpublished } from '../schema/publication.ts';
import { sitePages, type SitePage } from '../seo/site-pages.ts';
import { articles, blogPages, tagPages } from './articles.ts';
import { jobs } from './jobs.ts';
import { caseStudies } from './case-studies.ts';
import { composedPage, entryData, orderedEntries, customPages } from './entries.ts';

/** Returns every page that should be found, except the further pages of the list of articles and those of each tag. */
export async function knownPages(): Promise<SitePage[]> {
  const { panels } = await entryData('navigation');
  // The order of a service is relative to its category.
  const categories = byCategory(panels.services.categories, await orderedEntries('services'));
  const work = await caseStudies();
  const open = await jobs();
  return sitePages({
    words: await entryData('words'),
    home: isUsed('home') ? await composedPage('home') : undefined,
    about: isUsed('about') ? await composedPage('about') : undefined,
    pages: await customPages(),
    contact: await usedEntry('contact'),
    blog: await usedEntry('blog'),
    privacyPolicy: await usedEntry('privacyPolicy'),
    services: categories.flatMap((category) => category.services),
    industries: await orderedEntries('industries'),
    articles: await articles(),
    jobs: open.length > 0 ? { title: (await entryData('jobsShared')).title, open } : undefined,
    work: work.length > 0 ? { list: await entryData('workShared'), studies: work } : undefined,
  });
}

const usedEntry = async <Name extends 'contact' | 'blog' | 'privacyPolicy'>(name: Name) =>
  isUsed(name) ? entryData(name) : undefined;

/** Returns the pages that search covers, including drafts where the build shows them. */
export const searchablePages = async (): Promise<SitePage[]> =>
  (await knownPages()).filter(({ noindex }) => !noindex);

/** Returns the pages that search engines and language models may find. */
export const indexablePages = async (): Promise<SitePage[]> =>
  includesUnpublished() ? [] : searchablePages();

/** Returns the further pages of the list of articles and those of each tag, which have no share image. */
export async function knownLists(): Promise<{ path: string; lastmod: string }[]> {
  if (includesUnpublished()) return [];
  const lists = [...(await blogPages()).slice(1), ...(await tagPages())];
  return lists.map(({ page: { path, items } }) => {
    const days = items.map(({ data }) => data.revised ?? data.date);
    return { path, lastmod: days.sort().at(-1) ?? '' };
  });
}

let pagesByPath: Promise<Map<string, SitePage>> | undefined;

/** Returns the page at an address; undefined for any that `knownPages` leaves out. */
export async function knownPage(path: string): Promise<SitePage | undefined> {
  // Cache the result, since every page calls this. In development, content changes.
  if (!pagesByPath || import.meta.env.DEV) pagesByPath = byPath();
  return (await pagesByPath).get(path);
}

const byPath = async () => new Map((await knownPages()).map((page) => [page.path, page]));

/** Returns the name of the drawing that a service or an industry has. */
export async function drawingOf(section: SitePage['section'], slug: string) {
  if (section !== 'services' && section !== 'industries') return undefined;
  return (await getEntry(section, slug))?.data.drawing;
}
