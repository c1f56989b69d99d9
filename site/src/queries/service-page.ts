import type { CollectionEntry } from 'astro:content';
import { bandTones } from '../lib/band-tones.ts';
import { headingFromSlug } from '../lib/headings.ts';
import { service } from '../seo/structured-data.ts';
import { entryData, ordered } from './entry-data.ts';
import { picture } from './picture.ts';

/** One page for each service, and one for each other name under which it answers. */
export async function servicePaths() {
  return (await ordered('services')).flatMap((service) =>
    [service.id, ...service.data.otherNames].map((serviceName) => ({
      params: { serviceName },
      props: { service },
    })),
  );
}

/** Gathers what a service's page shows: its own content, and what all services share. */
export async function servicePage(serviceName: string, { id, data }: CollectionEntry<'services'>) {
  const shared = await entryData('serviceShared');
  const { banner, describe, hireNow, headings, whatYouGet, firstTwoWeeks } = shared;
  const { acronyms } = await entryData('words');
  const heading = headingFromSlug(serviceName, acronyms);
  const subject = { slug: id, drawing: data.drawing };
  const tones = bandTones(data.bands);
  const labels = { hireNow, yields: firstTwoWeeks.labels.yields };
  return {
    head: {
      title: heading,
      description: data.description,
      canonical: `/services/${id}`,
      structuredData: [service(heading)],
    },
    hero: {
      subject,
      category: data.category,
      banner,
      heading,
      lede: data.lede,
      describe,
      facts: data.facts,
      picture: await picture(data.image, 'header'),
    },
    bands: data.bands.map((band, index) => ({
      id: `part-${index + 1}`,
      band,
      tone: tones[index] ?? 'paper',
      apart: index === 0 || tones[index - 1] === 'ink',
      labels,
    })),
    headings,
    dependsOn: data.dependsOn,
    whatYouGet: { ...whatYouGet, subject },
    techStack: data.techStack && (await technologies('stack')),
    testingTools: data.testingTools && (await technologies('testing')),
    firstTwoWeeks,
    questions: data.questions,
  };
}

async function technologies(group: 'stack' | 'testing') {
  const all = await ordered('technologies');
  return all
    .filter(({ data }) => data.group === group)
    .map(({ id, data: { name } }) => ({ id, name }));
}
