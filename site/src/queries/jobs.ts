import { type CollectionEntry, getCollection } from 'astro:content';
import { pathOf } from '../addresses/addresses.ts';
import { formatDay } from '../i18n/build-constants.ts';
import type { JobCard } from '../sections/jobs/job-card.ts';
import { fillWords } from '../i18n/fill-words.ts';
import { isUsed } from '../addresses/links.ts';
import { entryData } from './entries.ts';

export type Job = CollectionEntry<'jobs'>;

/** Returns the open jobs, newest first. */
export async function jobs(): Promise<Job[]> {
  const all: Job[] = isUsed('jobs') ? await getCollection('jobs') : [];
  return all.sort(
    (a, b) => b.data.date.localeCompare(a.data.date) || a.data.title.localeCompare(b.data.title),
  );
}

export async function jobCard({ id, data }: Job): Promise<JobCard> {
  const { title, lede, facts, closes } = data;
  const words = await entryData('jobsShared');
  return {
    href: pathOf('jobs', id),
    title,
    lede,
    facts,
    closes: closes && fillWords(words.closes, { date: formatDay(closes, 'long') }),
  };
}
