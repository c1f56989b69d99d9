import { type CollectionEntry, getCollection } from 'astro:content';
import type { WorkCard, WorkLink } from '../lib/work.ts';
import { isUsed } from '../lib/used.ts';
import { inWorkOrder } from '../lib/work.ts';
import { entryData, ordered } from './entry-data.ts';
import { picture } from './picture.ts';

export type CaseStudy = CollectionEntry<'work'>;

export const caseStudies = async (): Promise<CaseStudy[]> =>
  isUsed('workShared') ? inWorkOrder(await getCollection('work')) : [];

/** The case studies of these slugs in this order; the check of the folder has seen that there are such. */
export async function caseStudiesOf(slugs: readonly string[]): Promise<CaseStudy[]> {
  const all = await caseStudies();
  return slugs.flatMap((slug) => all.find(({ id }) => id === slug) ?? []);
}

/** What leads to a case study: the words of every link to it. */
export async function workLink({ id, data }: CaseStudy): Promise<WorkLink> {
  const { labels } = await entryData('workShared');
  const { title, client, year, concept, figures } = data;
  return {
    href: `/work/${id}`,
    title,
    client,
    year,
    concept: concept ? labels.concept : undefined,
    figure: figures[0],
  };
}

/**
 * What a list shows of a case study.
 *
 * @param eager whether it is in the first view of the page
 */
export async function workCard(study: CaseStudy, eager = false): Promise<WorkCard> {
  const { image, screen, lede } = study.data;
  const cover = await picture(image, 'gallery');
  const { labels } = await entryData('workShared');
  return {
    ...(await workLink(study)),
    lede,
    read: labels.read,
    services: (await namesOf(study)).services.map(({ name }) => name),
    cover: cover && { ...cover, eager },
    screen,
  };
}

export async function namesOf({ data }: CaseStudy) {
  const services = await ordered('services');
  const industries = await ordered('industries');
  const industry = industries.find(({ id }) => id === data.industry);
  return {
    services: [...new Set(data.services)].flatMap((slug) => {
      const service = services.find(({ id }) => id === slug);
      return service ? [{ name: service.data.name, href: `/services/${slug}` }] : [];
    }),
    industry: industry && { name: industry.data.name, href: `/industry/${industry.id}` },
  };
}

/** The row of links on the page of a service or an industry; nothing where no case study names it. */
export async function relatedWork(names: (study: CaseStudy['data']) => boolean) {
  const related = (await caseStudies()).filter(({ data }) => names(data));
  if (related.length === 0) return undefined;
  const { labels } = await entryData('workShared');
  return {
    heading: labels.related,
    all: labels.all,
    links: await Promise.all(related.map(workLink)),
  };
}
