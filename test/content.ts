import { companyFolder } from '@frontage/contract/company-folder';
import { asRecord, readCompany, readSource } from '../site/check/company/read.ts';
import type { BandKind, BandOf } from '../site/src/bands/bands.ts';
import { type FileKind, fileKinds } from '../site/src/schema/file-kinds.ts';

// The configured company's public content, as tests need it: expectations that are read from here hold for every
// company. Words that only the specification fixes are tested in the company's folder.

const folder = companyFolder();
const content = readCompany(folder, undefined, { isPublic: true });

/** The content of a file, with the defaults of its schema. */
export const dataOf = <Schema extends FileKind['schema']>(kind: FileKind<Schema>) =>
  kind.schema.parse(content.fieldsOf(kind));

const listOf = <Schema extends FileKind['schema']>(kind: FileKind<Schema>) =>
  (content.listOf(kind) ?? []).map((entry) => kind.schema.parse(entry));

const entriesOf = <Schema extends FileKind['schema']>(kind: FileKind<Schema>) =>
  content
    .sourcesOf(kind)
    .map(({ slug, data, body }) => Object.assign({}, kind.schema.parse(data), { slug, body }));

const inOrder = <Entry extends { order: number }>(all: Entry[]) =>
  all.sort((a, b) => a.order - b.order);

export const services = inOrder(entriesOf(fileKinds.services));
export const industries = inOrder(entriesOf(fileKinds.industries));

/** The services in the header's panel and the side menu. */
export const panelServices = services.filter(({ overview }) => !overview);

export const articles = entriesOf(fileKinds.articles)
  .map(({ body, ...article }) => {
    const fences = body.match(/^\s*(```|~~~).*/gm) ?? [];
    const videos = fences.filter((fence) => fence.endsWith('video'));
    return { ...article, samples: fences.length / 2 - videos.length };
  })
  // Newest first; then those with a fixed order.
  .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug))
  .sort((a, b) => (a.order ?? -1e12) - (b.order ?? -1e12));

/** The case studies: those with an order of their own, then the newest. */
export const caseStudies = entriesOf(fileKinds.work)
  .sort((a, b) => b.year - a.year || a.slug.localeCompare(b.slug))
  .sort((a, b) => (a.order ?? 1e12) - (b.order ?? 1e12));

/** The screens on a case study's page: its cover, and those of its bands. */
export function screensOf({ image, screen, bands }: (typeof caseStudies)[0]) {
  const ofBands = bands.flatMap((band) => (band.kind === 'screens' ? band.screens : []));
  return image || !screen ? ofBands : [screen, ...ofBands];
}

export const customPages = entriesOf(fileKinds.pages);

export const people = listOf(fileKinds.people);
export const testimonials = listOf(fileKinds.testimonials);
export const customers = listOf(fileKinds.customers);
export const serviceCards = listOf(fileKinds.serviceCards);
export const technologies = listOf(fileKinds.technologies);

export const company = dataOf(fileKinds.company);

/** The counters with their figures as shown. */
export const counters = listOf(fileKinds.counters).map(({ label, value }) => ({
  label,
  value,
  figure: `${value.toLocaleString(company.languages[0])}+`,
}));
export const figures = counters.map(({ figure }) => figure);

const { bands } = dataOf(fileKinds.home);

export const home = Object.fromEntries(bands.map((band) => [band.kind, band])) as unknown as {
  [Kind in BandKind]: BandOf<Kind>;
};

export const homeBands = bands.map(({ kind }) => kind);

export const homeHas = (band: BandKind): boolean => band in home;

const projectLog = homeHas('projectLog') ? dataOf(fileKinds.projectLog) : undefined;

export const describedProject = projectLog?.caseStudy?.page;

/** The descriptions of its details of screens. */
export const projectDetails = (projectLog?.entries ?? []).flatMap(
  ({ detail }) => detail?.alt ?? [],
);

export const navigation = dataOf(fileKinds.navigation);
const panels = navigation.menu.flatMap(({ panel }) => panel ?? []);

export const panelLengths = panels.map((panel) => {
  if (panel === 'services') return panelServices.length;
  if (panel === 'industries') return industries.length;
  return panel.columns.flatMap(({ links }) => links).length;
});

/** Whether the header has the panels of both folders. */
export const hasPanels = panels.includes('services') && panels.includes('industries');

/** Whether there are more quotes than fit beside each other: otherwise the carousel does not move. */
export const carouselMoves = homeHas('testimonials') && testimonials.length > 3;

export const contactForm = dataOf(fileKinds.contact).form;

/** The words of a text before its first token, for the text around a link. */
export const beforeToken = (words: string): string => (words.split(/\{\w+\}/)[0] ?? '').trim();

export const blog = dataOf(fileKinds.blog);

export const notFound = dataOf(fileKinds.notFound);
export const industryNotFound = dataOf(fileKinds.industryShared).notFound;
export const thankYou = dataOf(fileKinds.thankYou);
export const enquiryFailed = dataOf(fileKinds.enquiryFailed);

/** The checkboxes in the order of the form: what is sent, and what is read. */
export const checkboxKeys = Object.keys(company.checkboxes);
export const checkboxLabels = Object.values(company.checkboxes);

/** Returns a kind's bands, and the pages that have them. */
export function bandsOf<Kind extends BandKind>(
  kind: Kind,
): { path: string; band: BandOf<Kind> & { heading: string } }[] {
  const pages = [
    { path: '/', bands },
    { path: '/about', bands: dataOf(fileKinds.about).bands },
    ...customPages.map(({ slug, bands }) => ({ path: `/${slug}`, bands })),
    ...services.map(({ slug, bands }) => ({ path: `/services/${slug}`, bands })),
    ...industries.map(({ slug, bands }) => ({ path: `/industry/${slug}`, bands })),
    ...caseStudies.map(({ slug, bands }) => ({ path: `/work/${slug}`, bands })),
  ];
  return pages.flatMap(({ path, bands }) =>
    bands
      .filter((band) => band.kind === kind)
      .map((band) => ({ path, band: band as unknown as BandOf<Kind> & { heading: string } })),
  );
}

export const wordsIn = (language: string) =>
  fileKinds.words.schema.parse(asRecord(readSource(folder, `${language}/words.yaml`).data));
