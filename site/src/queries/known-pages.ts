import { byCategory } from '../lib/by-category.ts';
import { sitePages, type SitePage } from '../seo/site-pages.ts';
import { articles, blogPages, tagPages } from './articles.ts';
import { jobs } from './jobs.ts';
import { caseStudies } from './work.ts';
import { composedPage, entryData, ordered, ownPages } from './entry-data.ts';

/** Every page of the site that is not a list. */
export async function knownPages(): Promise<SitePage[]> {
  const { panels } = await entryData('navigation');
  // The order of a service is its place within its category.
  const categories = byCategory(panels.services.categories, await ordered('services'));
  const work = await caseStudies();
  const open = await jobs();
  return sitePages({
    words: await entryData('words'),
    home: await composedPage('home'),
    about: await composedPage('about'),
    pages: await ownPages(),
    contact: await entryData('contact'),
    blog: await entryData('blog'),
    privacyPolicy: await entryData('privacyPolicy'),
    services: categories.flatMap((category) => category.services),
    industries: await ordered('industries'),
    articles: await articles(),
    jobs: open.length > 0 ? { title: (await entryData('jobsShared')).title, open } : undefined,
    work: work.length > 0 ? { list: await entryData('workShared'), studies: work } : undefined,
  });
}

/** The pages that search engines and language models may find. */
export const foundPages = async (): Promise<SitePage[]> =>
  import.meta.env.DRAFTS ? [] : (await knownPages()).filter(({ noindex }) => !noindex);

/** The pages that only list articles: they have no share image and stand in no list themselves. */
export async function knownLists(): Promise<{ path: string; lastmod: string }[]> {
  if (import.meta.env.DRAFTS) return [];
  const lists = [...(await blogPages()).slice(1), ...(await tagPages())];
  return lists.map(({ page: { path, items } }) => {
    const days = items.map(({ data }) => data.revised ?? data.date);
    return { path, lastmod: days.sort().at(-1) ?? '' };
  });
}

let known: Promise<Map<string, SitePage>> | undefined;

/** The page at an address, as links write it; undefined for one that is not known, or that only lists articles. */
export async function knownPage(path: string): Promise<SitePage | undefined> {
  // Every page asks. While somebody writes, the answer changes.
  if (!known || import.meta.env.DEV) known = byPath();
  return (await known).get(path);
}

const byPath = async () => new Map((await knownPages()).map((page) => [page.path, page]));
