import { basename, dirname, join } from 'node:path';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { unpublishedPages } from './addresses/addresses.ts';
import { contentLoader } from './content-loader.ts';
import { fileKinds, type FileKind } from './schema/file-kinds.ts';
import { includesUnpublished } from './schema/publication.ts';

// Each file of the company's folder as a collection. What the files hold is described in schema/.

// astro.config.ts has set COMPANY to a path.
const folder = process.env.COMPANY ?? '';

const unpublished = includesUnpublished() ? [] : unpublishedPages(folder).map(({ file }) => file);

/** A collection of a folder's files, except excluded ones and pages that are not public. */
const pageCollection = <Schema extends z.ZodType>(
  { path, schema }: FileKind<Schema>,
  others: readonly string[] = [],
) => {
  const hidden = unpublished.filter((file) => dirname(file) === dirname(path));
  const except = [...others, ...hidden.map((file) => basename(file))];
  return defineCollection({ loader: contentLoader(join(folder, path), { except }), schema });
};

/** A collection of a single entry, `main`. */
const singleEntry = <Schema extends z.ZodType>({ path, schema }: FileKind<Schema>) =>
  defineCollection({ loader: contentLoader(join(folder, path)), schema });

/** A collection of a list's entries, which keeps their order. */
const listCollection = <Shape extends z.ZodRawShape>({
  path,
  schema,
}: FileKind<z.ZodObject<Shape, z.core.$strict>>) =>
  defineCollection({
    loader: contentLoader(join(folder, path), { list: true }),
    schema: schema.extend({ order: z.int() }),
  });

const others = Object.values(fileKinds)
  .filter((kind) => kind !== fileKinds.home && kind !== fileKinds.about)
  .map(({ path }) => path)
  .filter((path) => /^pages\/[^*]+$/.test(path))
  .map((path) => basename(path));

export const collections = {
  services: pageCollection(fileKinds.services),
  industries: pageCollection(fileKinds.industries),
  articles: pageCollection(fileKinds.articles),
  work: pageCollection(fileKinds.work),
  jobs: pageCollection(fileKinds.jobs),
  // Home, about, and those of the company's own: all lists of bands.
  pages: pageCollection(fileKinds.pages, others),
  testimonials: listCollection(fileKinds.testimonials),
  people: listCollection(fileKinds.people),
  counters: listCollection(fileKinds.counters),
  customers: listCollection(fileKinds.customers),
  technologies: listCollection(fileKinds.technologies),
  serviceCards: listCollection(fileKinds.serviceCards),
  company: singleEntry(fileKinds.company),
  words: singleEntry(fileKinds.words),
  navigation: singleEntry(fileKinds.navigation),
  projectLog: singleEntry(fileKinds.projectLog),
  contact: singleEntry(fileKinds.contact),
  serviceShared: singleEntry(fileKinds.serviceShared),
  industryShared: singleEntry(fileKinds.industryShared),
  workShared: singleEntry(fileKinds.workShared),
  jobsShared: singleEntry(fileKinds.jobsShared),
  search: singleEntry(fileKinds.search),
  privacyPolicy: singleEntry(fileKinds.privacyPolicy),
  notFound: singleEntry(fileKinds.notFound),
  thankYou: singleEntry(fileKinds.thankYou),
  enquiryFailed: singleEntry(fileKinds.enquiryFailed),
  blog: singleEntry(fileKinds.blog),
};
