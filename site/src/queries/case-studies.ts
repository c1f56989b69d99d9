import { type CollectionEntry, getCollection } from 'astro:content';
import type {
  RelatedWork,
  CaseStudyCard,
  CaseStudyLink,
} from '../sections/case-studies/case-study-card.ts';
import { pathOf } from '../addresses/addresses.ts';
import { isUsed } from '../addresses/links.ts';
import { sortCaseStudies } from '../sections/case-studies/case-study-card.ts';
import { entryData, entryLink, orderedEntries } from './entries.ts';
import { picture } from './picture.ts';

export type CaseStudy = CollectionEntry<'work'>;

export const caseStudies = async (): Promise<CaseStudy[]> =>
  isUsed('workShared') ? sortCaseStudies(await getCollection('work')) : [];

/** Returns case studies by their slugs, in this order; the check of the folder makes sure that they exist. */
export async function caseStudiesOf(slugs: readonly string[]): Promise<CaseStudy[]> {
  const all = await caseStudies();
  return slugs.flatMap((slug) => all.find(({ id }) => id === slug) ?? []);
}

/** Returns the link to a case study, with its text. */
export async function caseStudyLink({ id, data }: CaseStudy): Promise<CaseStudyLink> {
  const { labels } = await entryData('workShared');
  const { title, client, year, concept, figures } = data;
  return {
    href: pathOf('work', id),
    title,
    client,
    year,
    concept: concept ? labels.concept : undefined,
    figure: figures[0],
  };
}

/**
 * Returns what a card shows of a case study.
 *
 * @param eager whether the card is in the first view of the page
 */
export async function caseStudyCard(study: CaseStudy, eager = false): Promise<CaseStudyCard> {
  const { image, screen, lede } = study.data;
  const cover = await picture(image, 'gallery');
  const { labels } = await entryData('workShared');
  return {
    ...(await caseStudyLink(study)),
    lede,
    read: labels.read,
    services: (await namesOfCaseStudy(study)).services.map(({ name }) => name),
    cover: cover && { ...cover, eager },
    screen,
  };
}

export async function namesOfCaseStudy({ data }: CaseStudy) {
  const services = await orderedEntries('services');
  const industries = await orderedEntries('industries');
  const industry = industries.find(({ id }) => id === data.industry);
  return {
    services: [...new Set(data.services)].flatMap((slug) => {
      const service = services.find(({ id }) => id === slug);
      return service ? [entryLink(service)] : [];
    }),
    industry: industry && entryLink(industry),
  };
}

/**
 * Returns the case studies on the page of a service or an industry; undefined if none is related. The first is shown as
 * on the list of work, if it has a screen.
 */
export async function relatedWork(names: (study: CaseStudy['data']) => boolean) {
  const related = (await caseStudies()).filter(({ data }) => names(data));
  const [first] = related;
  if (!first) return undefined;
  // A photograph is often on the page already.
  const hasScreen = first.data.screen !== undefined && !first.data.image;
  const { labels } = await entryData('workShared');
  return {
    heading: labels.related,
    all: labels.all,
    lead: hasScreen ? await caseStudyCard(first) : undefined,
    links: await Promise.all(
      related.slice(hasScreen ? 1 : 0).map(async (study): Promise<RelatedWork> => ({
        ...(await caseStudyLink(study)),
        cover: await picture(study.data.image, 'card'),
      })),
    ),
  };
}
