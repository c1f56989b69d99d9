import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import { articleLoader } from './articles/article-loader.ts';
import { slugOfFile } from './lib/slug.ts';
import { files, type FileKind } from './schema/files.ts';

// Each file of the company's folder as a collection. What the files hold is described in schema/.

// astro.config.ts has made a path of it.
const folder = process.env.COMPANY ?? '';

const none = () => [];

/** A folder of files, one entry each, without those that hold something else. */
const each = <Schema extends z.ZodType>(
  { path, schema }: FileKind<Schema>,
  others: readonly string[] = [],
) =>
  defineCollection({
    loader: existsSync(join(folder, path, '..'))
      ? glob({
          base: pathToFileURL(join(folder, path, '..') + '/'),
          pattern: ['*.yaml', ...others.map((name) => `!${name}`)],
          // Astro would take the field `slug`, which is its address in one language, and not what it is.
          generateId: ({ entry }) => slugOfFile(entry),
        })
      : none,
    schema,
  });

/** A file that holds one thing, as a collection with one entry, `main`. */
const one = <Schema extends z.ZodType>({ path, schema }: FileKind<Schema>) =>
  defineCollection({
    loader: existsSync(join(folder, path))
      ? file(join(folder, path), {
          parser: (yaml) => ({ main: parseYaml(yaml) as Record<string, unknown> }),
        })
      : none,
    schema,
  });

/** A file that holds a list, as a collection that keeps its order. */
const list = <Shape extends z.ZodRawShape>({
  path,
  schema,
}: FileKind<z.ZodObject<Shape, z.core.$strict>>) =>
  defineCollection({
    loader: file(join(folder, path), {
      parser: (yaml) =>
        (parseYaml(yaml) as Record<string, unknown>[]).map((entry, order) => ({ ...entry, order })),
    }),
    schema: schema.extend({ order: z.int() }),
  });

const others = Object.values(files)
  .filter(({ path, schema }) => /^pages\/[^*]+$/.test(path) && schema !== files.pages.schema)
  .map(({ path }) => basename(path));

export const collections = {
  services: each(files.services),
  industries: each(files.industries),
  articles: defineCollection({
    loader: articleLoader(join(folder, files.articles.path, '..')),
    schema: files.articles.schema,
  }),
  work: each(files.work),
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
  privacyPolicy: one(files.privacyPolicy),
  notFound: one(files.notFound),
  thankYou: one(files.thankYou),
  enquiryFailed: one(files.enquiryFailed),
  blog: one(files.blog),
};
