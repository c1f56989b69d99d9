import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse as parseYaml } from 'yaml';
import { articleLoader } from './lib/article-loader.ts';
import { bandSchema } from './lib/bands.ts';
import * as words from './lib/page-words.ts';
import { description, fact, point, question } from './lib/page-words.ts';

// The schemas are the writer's manual: what a field is for stands in its description, and a field
// that is not described here fails the build.

// astro.config.ts has made a path of it.
const folder = process.env.COMPANY ?? '';

const text = (what: string) => z.string().trim().min(1).describe(what);

const place = {
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .describe('Unique in its file'),
  order: z.int().describe('Not written: it follows from where the entry stands in the file'),
};

const otherNames = z
  .array(z.string().regex(/^[a-z0-9-]+$/))
  .default([])
  .describe('Further slugs under which the page answers; they are left out of the sitemap');

const drawing = text(
  'The drawing of the page, by a name that the art of the company knows',
).optional();

const services = defineCollection({
  loader: glob({ base: pathToFileURL(join(folder, 'services/')), pattern: '*.yaml' }),
  schema: z.strictObject({
    name: text('The label in the header panel'),
    category: z
      .enum(['development', 'quality-assurance', 'ai-development', 'design'])
      .describe('The column of the header panel'),
    order: z.number().describe('The place within the category, smallest first'),
    overview: z
      .boolean()
      .default(false)
      .describe('true for a page that leads to the pages of its category; not in the panel'),
    otherNames,
    description,
    lede: text('One or two sentences under the heading: what the work is, for whom'),
    facts: z.array(fact).min(3).max(5).describe('The title block of the drawing'),
    bands: z.array(bandSchema).min(3).describe('The body of the page, in order'),
    dependsOn: z.array(point).min(3).max(5).describe('What cost, time and result depend on'),
    questions: z.array(question).min(3).max(6),
    drawing,
    techStack: z.boolean().describe('Show the grid of technologies'),
    testingTools: z.boolean().default(false).describe('Show the row of testing tools'),
  }),
});

const industries = defineCollection({
  loader: glob({ base: pathToFileURL(join(folder, 'industries/')), pattern: '*.yaml' }),
  schema: z.strictObject({
    name: text('The label in the header panel and the footer'),
    gridName: text('The label in the home grid, where it differs').optional(),
    gridSlug: text('The slug that the home grid links to, where it differs').optional(),
    icon: text('One emoji'),
    order: z.number(),
    otherNames,
    description,
    heading: text('The header: a claim about this industry in one line'),
    lede: text('Two or three sentences under the heading'),
    drawing,
    facts: z.array(fact).min(3).max(5).describe('The first stands in the header panel too'),
    challenges: z.array(point).min(4).max(6).describe('Key challenges'),
    solutions: z.array(point).min(4).max(6).describe('Our solutions, one for each challenge'),
    standards: z
      .array(
        z.strictObject({ name: text('HL7 FHIR R4'), text: text('What it means for the work') }),
      )
      .min(2)
      .max(6)
      .describe('Rules, standards and interfaces that the work meets in this industry'),
    firstRelease: z.strictObject({
      title: text('What a first release could be'),
      text: text('Three to five sentences, concrete'),
      parts: z.array(text('One part')).min(3).max(6),
    }),
    benefits: z.array(point).min(3).max(5).describe('Titles as the specification has them'),
  }),
});

const day = z.date().transform((date) => date.toISOString().slice(0, 10));

const articles = defineCollection({
  loader: articleLoader(join(folder, 'articles')),
  schema: z.strictObject({
    title: text('The heading and the title of the card'),
    description,
    order: z.number().describe('The place in the list, smallest first; the article id'),
    shownDate: text('The date as readers see it: "Jan 5, 2025"'),
    date: day.describe('The machine-readable date of publication, for feed and structured data'),
    revised: day
      .optional()
      .describe(
        'The day of the last change that readers should know of: they see it under the title',
      ),
  }),
});

const testimonials = defineCollection({
  loader: list('testimonials'),
  schema: z.strictObject({
    ...place,
    quote: text('Two or three sentences about one concrete thing'),
    author: text('A name; sample until real'),
    designation: text('Role and kind of company'),
    sample: z.boolean().default(false).describe('true until a real client said it'),
  }),
});

const stats = defineCollection({
  loader: list('stats'),
  schema: z.strictObject({
    ...place,
    label: text('Projects Completed'),
    value: z.int().positive().describe('Shown with a plus'),
    sample: z.boolean().default(false),
  }),
});

const customers = defineCollection({
  loader: list('customers'),
  schema: z.strictObject({
    ...place,
    mark: text('The name of its file in brand/customers, without .svg'),
    sample: z.boolean().default(false).describe('true until it is the logo of a real customer'),
  }),
});

const technologies = defineCollection({
  loader: list('technologies'),
  schema: z.strictObject({
    ...place,
    name: text('As its makers write it'),
    icon: text('The slug in simple-icons: "react"'),
    group: z.enum(['stack', 'testing']),
  }),
});

const homeServices = defineCollection({
  loader: list('home-services'),
  schema: z.strictObject({
    ...place,
    title: text('The heading of the card'),
    details: text('One or two sentences'),
    link: z.string().startsWith('/services/'),
  }),
});

const footerServices = defineCollection({
  loader: list('footer-services'),
  schema: z.strictObject({
    ...place,
    name: text('The words of the link'),
    link: z.string().startsWith('/services/'),
  }),
});

const company = defineCollection({
  loader: file(join(folder, 'company.yaml'), { parser: onlyEntry }),
  schema: z.strictObject({
    name: text('The company'),
    legalName: text('As in contracts'),
    blurb: text('Two sentences for the footer'),
    description,
    email: z.email().describe('The sales address'),
    phone: text('As people read it, with country code'),
    chief: z.strictObject({ name: text('The chief executive'), title: text('Chief Executive') }),
    social: z.strictObject({ linkedin: z.url(), github: z.url(), x: z.url() }),
    sample: z.array(z.string()).default([]).describe('The facts here that are still sample'),
  }),
});

const projectLog = defineCollection({
  loader: file(join(folder, 'project-log.yaml'), { parser: onlyEntry }),
  schema: words.projectLogWords,
});

/** The words of one page, as a collection with one entry, `main`. */
const page = <Schema extends z.ZodType>(name: string, schema: Schema) =>
  defineCollection({
    loader: file(join(folder, `pages/${name}.yaml`), { parser: onlyEntry }),
    schema,
  });

/** A YAML list as a collection that keeps the order of the file. */
function list(name: string) {
  const parser = (yaml: string) =>
    (parseYaml(yaml) as Record<string, unknown>[]).map((entry, order) => ({ ...entry, order }));
  return file(join(folder, `${name}.yaml`), { parser });
}

/** Reads a YAML file that holds one thing as a collection with one entry, `main`. */
function onlyEntry(yaml: string) {
  return { main: parseYaml(yaml) as Record<string, unknown> };
}

export const collections = {
  services,
  industries,
  articles,
  testimonials,
  stats,
  customers,
  technologies,
  homeServices,
  footerServices,
  company,
  projectLog,
  home: page('home', words.homeWords),
  about: page('about', words.aboutWords),
  contact: page('contact', words.contactWords),
  headerPanels: page('header-panels', words.headerPanelWords),
  serviceShared: page('service-shared', words.serviceSharedWords),
  industryShared: page('industry-shared', words.industrySharedWords),
  privacyPolicy: page('privacy-policy', words.privacyWords),
  notFound: page('not-found', words.notFoundWords),
  thankYou: page('thank-you', words.thankYouWords),
  enquiryFailed: page('enquiry-failed', words.enquiryFailedWords),
  blog: page('blog', words.blogWords),
};
