import { z } from 'astro/zod';
import { listBands } from '../bands/bands.ts';
import { share } from './image.ts';
import { contactWords } from './contact.ts';
import { postalAddress } from './office.ts';
import { anyAddress, description, fact, markdown, ready, slug, text } from './parts.ts';
import { articlePublication } from './publication.ts';

/** The values of https://developers.google.com/search/docs/appearance/structured-data/job-posting. */
const employment = [
  'full-time',
  'part-time',
  'contractor',
  'temporary',
  'intern',
  'volunteer',
  'per-diem',
  'other',
] as const;

const fields = z.strictObject({
  slug,
  ...articlePublication,
  sample: z.boolean().default(false).describe('true until it is your own'),
  title: text('The heading: what somebody will be, without pay, place or exclamation marks'),
  description,
  date: z.iso
    .date()
    .describe(
      'The day on which it is published, as 2026-01-31: while it is in the future, the job is not on the site',
    ),
  closes: z.iso
    .date()
    .optional()
    .describe(
      'The last day on which one can apply: on the day after, the page and every link to it are gone',
    ),
  lede: text('One or two sentences under the heading and in lists: what there is to do'),
  facts: z
    .array(fact)
    .min(2)
    .max(5)
    .describe('What people ask first: the place, the hours, the pay. Lists show their values'),
  share,
  employment: z
    .array(z.enum(employment).describe('One kind of hours or of contract'))
    .min(1)
    .describe('The hours, for search engines; facts says them to people'),
  remote: z
    .array(text('A country: "Norway"'))
    .min(1)
    .optional()
    .describe('For search engines: the countries from which one can do all of it at home'),
  address: postalAddress
    .optional()
    .describe('For search engines: where the work is, if not at the address in company.yaml'),
  salary: z
    .strictObject({
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'a currency has three capital letters: EUR')
        .describe('"EUR"'),
      from: z.number().positive().describe('The least'),
      to: z.number().positive().optional().describe('The most, where it is a range'),
      per: z.enum(['hour', 'day', 'week', 'month', 'year']).describe('For how much time'),
    })
    .optional()
    .describe('The pay before tax, for search engines; facts says it to people'),
  text: markdown(
    'All that there is to know, in Markdown: the work, what somebody should bring, what you offer; headings begin with ###',
  ),
  bands: listBands.describe('Bands under the text: people, pictures'),
  apply: anyAddress(
    'Where applications go, mailto:jobs@example.com or a page. Without it the form is on the page',
  ).optional(),
});

/** jobs/SLUG.yaml: an open job and its page. */
export const job = fields.refine(({ date, closes = date }) => date <= closes, {
  error: 'it closes before it is published',
  path: ['closes'],
  params: { fix: 'correct one of the two days, date and closes.' },
});

const { shape } = contactWords.shape.form;

const applicationWords = z
  .strictObject({
    text: text('Who answers, and by when: on the receipt'),
    name: shape.name,
    email: shape.email,
    message: shape.message,
    button: shape.button,
    success: shape.success,
    failureHelp: shape.failureHelp,
    receipt: shape.receipt.omit({ asked: true }).partial(),
  })
  .partial();

/** pages/jobs-shared.yaml: the words that the pages of all jobs share. */
export const jobsSharedWords = z.strictObject({
  ...ready,
  title: text(
    'What you call all of them: "Jobs". Over share images, and the link back to the list',
  ),
  list: anyAddress('The page with the band jobs'),
  closes: text('Until when one can apply; holds {date}'),
  about: text('Over the text of a job: "The work"'),
  heading: text('Over the form, and on the button that leads to it: "Apply"'),
  text: text('Who reads it and what comes next: one to three sentences'),
  button: text('The link to an address for applications, where a job has one'),
  message: text(
    'How the message in the form begins, so that you know which job it is; holds {job}',
  ),
  form: applicationWords
    .optional()
    .describe(
      'What the form says to somebody who applies, instead of the words in pages/contact.yaml',
    ),
});
