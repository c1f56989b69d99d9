import { basename, dirname, join } from 'node:path';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { withheldPages } from './addresses/addresses.ts';
import { contentLoader } from './content-loader.ts';
import { fileKinds, type FileKind } from './schema/file-kinds.ts';
import { includesDrafts } from './schema/publication.ts';

// Each file of the company's folder as a collection. What the files hold is described in schema/.

// astro.config.ts has set COMPANY to a path.
const folder = process.env.COMPANY ?? '';

const withheld = includesDrafts() ? [] : withheldPages(folder).map(({ file }) => file);

/** A collection of a folder's files, except excluded ones and pages that are not public. */
const each = <Schema extends z.ZodType>(
  { path, schema }: FileKind<Schema>,
  others: readonly string[] = [],
) => {
  const hidden = withheld.filter((file) => dirname(file) === dirname(path));
  const except = [...others, ...hidden.map((file) => basename(file))];
  return defineCollection({ loader: contentLoader(join(folder, path), { except }), schema });
};

/** A collection of a single entry, `main`. */
const one = <Schema extends z.ZodType>({ path, schema }: FileKind<Schema>) =>
  defineCollection({ loader: contentLoader(join(folder, path)), schema });

/** A collection of a list's entries, which keeps their order. */
const list = <Shape extends z.ZodRawShape>({
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
  services: each(fileKinds.services),
  industries: each(fileKinds.industries),
  articles: each(fileKinds.articles),
  work: each(fileKinds.work),
  jobs: each(fileKinds.jobs),
  // Home, about, and those of the company's own: all lists of bands.
  pages: each(fileKinds.pages, others),
  testimonials: list(fileKinds.testimonials),
  people: list(fileKinds.people),
  stats: list(fileKinds.stats),
  customers: list(fileKinds.customers),
  technologies: list(fileKinds.technologies),
  homeServices: list(fileKinds.homeServices),
  company: one(fileKinds.company),
  words: one(fileKinds.words),
  navigation: one(fileKinds.navigation),
  projectLog: one(fileKinds.projectLog),
  contact: one(fileKinds.contact),
  serviceShared: one(fileKinds.serviceShared),
  industryShared: one(fileKinds.industryShared),
  workShared: one(fileKinds.workShared),
  jobsShared: one(fileKinds.jobsShared),
  search: one(fileKinds.search),
  privacyPolicy: one(fileKinds.privacyPolicy),
  notFound: one(fileKinds.notFound),
  thankYou: one(fileKinds.thankYou),
  enquiryFailed: one(fileKinds.enquiryFailed),
  blog: one(fileKinds.blog),
};
