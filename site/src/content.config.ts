import { basename, dirname, join } from 'node:path';
import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { withheldPages } from './i18n/addresses.ts';
import { contentLoader } from './content-loader.ts';
import { files, type FileKind } from './schema/files.ts';
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

const others = Object.values(files)
  .filter((kind) => kind !== files.home && kind !== files.about)
  .map(({ path }) => path)
  .filter((path) => /^pages\/[^*]+$/.test(path))
  .map((path) => basename(path));

export const collections = {
  services: each(files.services),
  industries: each(files.industries),
  articles: each(files.articles),
  work: each(files.work),
  jobs: each(files.jobs),
  // Home, about, and those of the company's own: all lists of bands.
  pages: each(files.pages, others),
  testimonials: list(files.testimonials),
  people: list(files.people),
  stats: list(files.stats),
  customers: list(files.customers),
  technologies: list(files.technologies),
  homeServices: list(files.homeServices),
  company: one(files.company),
  words: one(files.words),
  navigation: one(files.navigation),
  projectLog: one(files.projectLog),
  contact: one(files.contact),
  serviceShared: one(files.serviceShared),
  industryShared: one(files.industryShared),
  workShared: one(files.workShared),
  jobsShared: one(files.jobsShared),
  search: one(files.search),
  privacyPolicy: one(files.privacyPolicy),
  notFound: one(files.notFound),
  thankYou: one(files.thankYou),
  enquiryFailed: one(files.enquiryFailed),
  blog: one(files.blog),
};
