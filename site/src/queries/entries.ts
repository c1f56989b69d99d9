import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { pathOf } from '../addresses/addresses.ts';
import { isUsed } from '../addresses/links.ts';
import type { Link } from '../sections/navigation.ts';
import { insertCompanyName } from '../i18n/fill-words.ts';

type PageName =
  | 'contact'
  | 'company'
  | 'words'
  | 'navigation'
  | 'projectLog'
  | 'serviceShared'
  | 'industryShared'
  | 'workShared'
  | 'jobsShared'
  | 'search'
  | 'privacyPolicy'
  | 'notFound'
  | 'thankYou'
  | 'enquiryFailed'
  | 'blog';

/**
 * Returns the words of a page that is one file, with the company's name in title and description. Throws if the file is
 * missing.
 */
export async function entryData<Name extends PageName>(
  name: Name,
): Promise<CollectionEntry<Name>['data']> {
  const entry = await getEntry(name, 'main');
  if (!entry) throw new Error(`The collection “${name}” has no file: see src/content.config.ts`);
  return name === 'company'
    ? entry.data
    : insertCompanyName((await entryData('company')).name, entry.data);
}

/** Replaces {company}, {legalName}, {email} and {phone} with the facts of company.yaml. */
export async function insertFacts(text: string): Promise<string> {
  const { name, legalName, email, phone } = await entryData('company');
  const facts: Record<string, string> = { company: name, legalName, email, phone };
  return text.replace(/\{(\w+)\}/g, (all, fact: string) => facts[fact] ?? all);
}

type ComposedPage = CollectionEntry<'pages'>;

/** Returns the pages made of bands: `home`, `about`, and custom pages by their slugs. */
async function composedPages(): Promise<ComposedPage[]> {
  const { name } = await entryData('company');
  const isEmpty = !(isUsed('home') || isUsed('about') || isUsed('pages'));
  const pages = isEmpty ? [] : await getCollection('pages');
  return pages.map((page) => ({ ...page, data: insertCompanyName(name, page.data) }));
}

export async function composedPage(id: 'home' | 'about'): Promise<ComposedPage['data']> {
  const page = (await composedPages()).find((page) => page.id === id);
  if (!page) throw new Error(`There is no file pages/${id}.yaml: see src/content.config.ts`);
  return page.data;
}

export async function customPages(): Promise<ComposedPage[]> {
  return (await composedPages())
    .filter(({ id }) => id !== 'home' && id !== 'about')
    .sort((a, b) => a.id.localeCompare(b.id));
}

type ListName =
  | 'services'
  | 'industries'
  | 'people'
  | 'testimonials'
  | 'counters'
  | 'customers'
  | 'technologies'
  | 'serviceCards';

/** Returns the entries of a collection in the order of the file. */
export async function orderedEntries<Name extends ListName>(
  name: Name,
): Promise<CollectionEntry<Name>[]> {
  // `getCollection` warns about an empty collection.
  const entries: CollectionEntry<Name>[] = isUsed(name) ? await getCollection(name) : [];
  return entries.sort((a, b) => a.data.order - b.data.order);
}

/** Returns the link to an entry's page, with its name or title as the text. */
export const entryLink = ({
  collection,
  id,
  data,
}: CollectionEntry<'services' | 'industries' | 'work' | 'articles'>): Link => ({
  name: 'name' in data ? data.name : data.title,
  href: pathOf(collection, id),
});
