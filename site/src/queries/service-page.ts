import type { CollectionEntry } from 'astro:content';
import { bandsOfService } from '../bands/page-bands.ts';
import type { ServiceBand } from '../bands/bands.ts';
import type { EntryBandProps } from '../bands/entry-band-props.ts';
import { pathOf } from '../addresses/addresses.ts';
import { serviceFacts } from '../seo/structured-data.ts';
import { shownBands } from './bands.ts';
import { entryData, orderedEntries } from './entries.ts';
import { picture } from './picture.ts';
import { relatedWork } from './case-studies.ts';
import { technologyIcon } from '../facts/technology-icons.ts';

export async function servicePaths() {
  return (await orderedEntries('services')).flatMap((service) =>
    [service.id, ...service.data.otherNames].map((serviceName) => ({
      params: { serviceName },
      props: { service },
    })),
  );
}

type Service = CollectionEntry<'services'>;

export async function servicePage(serviceName: string, service: Service) {
  const heading = service.data.otherHeadings[serviceName] ?? serviceHeading(service.data);
  const parts = await serviceParts(heading, service);
  return {
    head: {
      title: heading,
      description: service.data.description,
      canonical: pathOf('services', service.id),
      structuredData: [serviceFacts(heading)],
    },
    bands: await shownBands(bandsOfService(service.data, parts.relatedWork !== undefined), parts),
  };
}

export const serviceHeading = ({ heading, name }: Service['data']): string => heading ?? name;

export async function serviceParts(
  heading: string,
  { id, data }: Service,
): Promise<EntryBandProps> {
  const shared = await entryData('serviceShared');
  const { kicker, button, links, headings, whatYouGet, firstTwoWeeks, serviceSummary } = shared;
  const subject = { slug: id, drawing: data.drawing };
  const { category, lede, facts } = data;
  const ownBand = <Kind extends ServiceBand['kind']>(kind: Kind) =>
    data.bands.find((band): band is Extract<ServiceBand, { kind: Kind }> => band.kind === kind);
  const tools = await technologies('testing', headings.testingTools);
  const head = { subject, category, kicker, heading, lede, button, links, facts };
  return {
    serviceHead: { ...head, picture: await picture(data.image, 'header') },
    dependsOn: data.dependsOn && { heading: headings.dependsOn, points: data.dependsOn },
    whatYouGet: { ...whatYouGet, subject },
    serviceSummary: serviceSummary && {
      ...serviceSummary,
      days: ownBand('serviceSummary')?.days ?? serviceSummary.days,
      heading: whatYouGet.heading,
      points: whatYouGet.points.map(({ title, short }) => ({ title, short })),
      milestones: firstTwoWeeks.days.map(({ day, title }) => ({ day, title })),
    },
    techStack: await technologies('stack', headings.techStack),
    testingTools: tools && { ...tools, text: ownBand('testingTools')?.text },
    firstTwoWeeks,
    relatedWork: await relatedWork(({ services }) => services.includes(id)),
    serviceQuestions: data.questions && { heading: headings.questions, questions: data.questions },
  };
}

async function technologies(group: 'stack' | 'testing', heading: string) {
  const all = await orderedEntries('technologies');
  const technologies = all
    .filter(({ data }) => data.group === group)
    .map(({ data: { name, icon } }) => ({ name, path: technologyIcon(icon) }));
  return technologies.length > 0 ? { heading, technologies } : undefined;
}
