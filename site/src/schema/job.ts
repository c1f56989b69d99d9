import { z } from 'astro/zod';
import { listBands } from '../bands/bands.ts';
import { share } from '../fields/image.ts';
import { contactWords } from './contact.ts';
import { postalAddress } from './office.ts';
import {
  anyAddress,
  description,
  fact,
  longText,
  markdown,
  sampleField,
  slug,
  text,
} from '../fields/parts.ts';
import { datedPublication } from './publication.ts';

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
  ...datedPublication,
  sample: sampleField('the job is yours'),
  title: text('The heading: the job title, without pay, place or exclamation marks'),
  description,
  date: z.iso
    .date()
    .describe('The publication date: 2026-01-31. Until then, the job is not on the site'),
  closes: z.iso
    .date()
    .optional()
    .describe('The last day to apply. The day after, the page and all links to it disappear'),
  lede: longText('One or two sentences under the heading and in lists: what the job is about'),
  facts: z
    .array(fact)
    .min(2)
    .max(5)
    .describe('What applicants ask first: place, hours, pay. Lists show the values'),
  share,
  employment: z
    .array(z.enum(employment).describe('A type of employment'))
    .min(1)
    .describe('The types of employment, for search engines. For readers, use facts'),
  remote: z
    .array(text('A country: "Norway"'))
    .min(1)
    .optional()
    .describe('Countries in which the job can be fully remote, for search engines'),
  address: postalAddress
    .optional()
    .describe('The place of work, for search engines. If left out, the address in company.yaml'),
  salary: z
    .strictObject({
      currency: z
        .string()
        .regex(/^[A-Z]{3}$/, 'a currency is three capital letters, such as EUR')
        .describe('The currency as three capital letters: "EUR"'),
      from: z.number().positive().describe('The lowest pay'),
      to: z.number().positive().optional().describe('The highest pay, if it is a range'),
      per: z
        .enum(['hour', 'day', 'week', 'month', 'year'])
        .describe('The period that the pay is for'),
    })
    .optional()
    .describe('The pay before tax, for search engines. For readers, use facts'),
  text: markdown(
    'The job description, in Markdown: tasks, requirements, what you offer. Headings begin with ###',
  ),
  bands: listBands.describe('Bands under the text, such as people or pictures'),
  apply: anyAddress(
    'Where applications go (mailto:jobs@example.com), if not into the form on the page',
  ).optional(),
});

/** jobs/SLUG.yaml: an open job and its page. */
export const job = fields.refine(({ date, closes = date }) => date <= closes, {
  error: 'the job closes before it is published',
  path: ['closes'],
  params: { fix: 'correct date or closes.' },
});

const { shape } = contactWords.shape.form;

const applicationWords = z
  .strictObject({
    text: text('Who answers, and by when. Shown after sending'),
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
  sample: sampleField(),
  title: text(
    'The name of all jobs: "Jobs". Shown on share images, and as the link back to the list',
  ),
  list: anyAddress('The page that lists the jobs'),
  closes: text('Says until when to apply. Contains {date}'),
  about: text('The heading above the job description: "The work"'),
  heading: text(
    'The heading above the form, and the label of the button that leads to it: "Apply"',
  ),
  text: longText('Who reads applications and what comes next: one to three sentences'),
  button: text('The label of the link to apply elsewhere, for jobs with “apply”'),
  message: text(
    'The beginning of the message, so that you know which job it is about. Contains {job}',
  ),
  form: applicationWords
    .optional()
    .describe('The text of the form for applicants. If left out, that of pages/contact.yaml'),
});
