import type { CollectionEntry } from 'astro:content';
import { art } from 'company:art';
import { bandsOfIndustry } from '../bands/page-bands.ts';
import type { EntryBandProps } from '../bands/entry-band-props.ts';
import { pathOf } from '../addresses/addresses.ts';
import { shownBands } from './bands.ts';
import { entryData, orderedEntries } from './entries.ts';
import { picture } from './picture.ts';
import { relatedWork } from './case-studies.ts';

export async function industryPaths() {
  return (await orderedEntries('industries')).flatMap((industry) =>
    [industry.id, ...industry.data.otherNames].map((industryName) => ({
      params: { industryName },
      props: { industry },
    })),
  );
}

type Industry = CollectionEntry<'industries'>;

export async function industryPage(industryName: string, industry: Industry) {
  const { id, data } = industry;
  const parts = await industryParts(industry);
  return {
    head: {
      title: data.name,
      description: data.description,
      canonical: industryName === id ? undefined : pathOf('industries', id),
    },
    bands: await shownBands(bandsOfIndustry(data, parts.relatedWork !== undefined), parts),
  };
}

export async function industryParts({ id, data }: Industry): Promise<EntryBandProps> {
  const shared = await entryData('industryShared');
  const { headings, labels, learning, beforeQuote, contact } = shared;
  const subject = { slug: id, drawing: data.drawing };
  const look = art.industryLook?.(subject) ?? { hero: 'below', pairs: 'horizontal' };
  const { name, heading, lede, facts, challenges, solutions, standards, benefits } = data;
  const { button, links } = contact;
  return {
    industryHead: {
      name,
      heading,
      lede,
      facts,
      subject,
      button,
      links,
      look: look.hero,
      picture: await picture(data.image, 'header'),
    },
    challenges: { challenges, solutions, pairs: look.pairs, headings, labels },
    standards: {
      heading: headings.standards,
      questions: standards.map(({ name, text }) => ({ question: name, answer: text })),
    },
    firstRelease: { heading: headings.firstRelease, subject, ...data.firstRelease },
    benefits: { heading: headings.benefits, benefits },
    learning,
    relatedWork: await relatedWork(({ industry }) => industry === id),
    beforeQuote,
    industryContact: { ...contact, subject },
  };
}
