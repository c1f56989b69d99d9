import type { CollectionEntry } from 'astro:content';
import { bandTones } from '../lib/band-tones.ts';
import { headingFromSlug } from '../lib/headings.ts';
import { technologyIcon } from '../lib/technology-icons.ts';
import { entryData, ordered } from './entry-data.ts';

/** Gathers what a service's page shows: its own content, and what all services share. */
export async function servicePage(serviceName: string, { id, data }: CollectionEntry<'services'>) {
  const { banner, hireNow, headings, whatYouGet, firstTwoWeeks } = await entryData('serviceShared');
  const tones = bandTones(data.bands);
  const labels = { hireNow, yields: firstTwoWeeks.labels.yields };
  return {
    canonical: `/services/${id}`,
    description: data.description,
    hero: {
      slug: id,
      category: data.category,
      banner,
      heading: headingFromSlug(serviceName),
      lede: data.lede,
      facts: data.facts,
    },
    bands: data.bands.map((band, index) => ({
      id: `part-${index + 1}`,
      band,
      tone: tones[index] ?? 'paper',
      labels,
    })),
    headings,
    dependsOn: data.dependsOn,
    whatYouGet: { ...whatYouGet, slug: id },
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
    .map(({ data: { name, icon } }) => ({ name, path: technologyIcon(icon) }));
}
