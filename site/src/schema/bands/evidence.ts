import { z } from 'astro/zod';
import { address, head, heading, intro, named, text } from '../parts.ts';

// Bands that show something: a figure, a voice, a price, what was written.

const quote = z.strictObject({
  kind: z.literal('quote'),
  quote: text('What was said, without quotation marks: one to three sentences'),
  name: text('Who said it'),
  role: text('What that person does, and where').optional(),
});

const moment = z
  .strictObject({
    kind: z.literal('moment'),
    words: text('A figure, or a few words: "16 px", "It is not there yet."'),
    text: text('One line under it: what it is'),
    by: text('Who said it, where the line is a quote').optional(),
    side: z
      .enum(['start', 'end'])
      .default('start')
      .describe('The side of the page on which both stand'),
  })
  .describe('One thing of the page, set as large as the window allows');

const figures = z.strictObject({
  kind: z.literal('figures'),
  ...head,
  figures: z
    .array(
      z.strictObject({
        value: text('As short as it can be: "41 s", "3 of 4"'),
        label: text('What is counted'),
        note: text('How it was counted, or since when').optional(),
      }),
    )
    .min(2)
    .max(6)
    .describe('The first one stands large'),
});

const timeline = z.strictObject({
  kind: z.literal('timeline'),
  ...head,
  entries: z
    .array(
      z.strictObject({
        when: text('A year or a month: "2019"'),
        title: text('What happened'),
        text: text('One to three sentences').optional(),
      }),
    )
    .min(3)
    .describe('In the order in which it happened'),
});

const steps = z.strictObject({
  kind: z.literal('steps'),
  ...head,
  steps: z
    .array(z.strictObject({ title: text('What to do'), text: text('One to three sentences') }))
    .min(2)
    .describe('Numbered, to be followed one after the other'),
});

const prices = z.strictObject({
  kind: z.literal('prices'),
  ...head,
  plans: z
    .array(
      z.strictObject({
        name: text('What it is called'),
        price: text('With its currency: "€ 4,800"'),
        per: text('For how much: "a month", "once"').optional(),
        text: text('For whom it is').optional(),
        includes: z.array(text('One thing that is in it')).min(1),
        mark: text('Sets one apart in a word or two: "Most take this"').optional(),
        button: text('The words of its link').optional(),
        link: address('Where its link leads').default('/contact'),
      }),
    )
    .min(2)
    .max(4),
  note: text('Under the table: what is not in any price').optional(),
});

const articles = z.strictObject({
  kind: z.literal('articles'),
  ...head,
  count: z.int().min(1).max(12).default(3).describe('How many, the newest first'),
  more: text('The link to all of them').optional(),
});

const caseStudies = z.strictObject({
  kind: z.literal('caseStudies'),
  ...head,
  count: z.int().min(1).max(12).default(3).describe('How many, the first of /work'),
  caseStudies: z
    .array(named('case study', 'The slug of a case study'))
    .min(1)
    .optional()
    .describe('These instead, in this order'),
  more: text('The link to all of them').optional(),
});

const markdown = z.strictObject({
  kind: z.literal('text'),
  heading: heading.optional(),
  text: text('Markdown: paragraphs, lists, links, tables; headings begin with ###'),
});

const logos = z.strictObject({
  kind: z.literal('logos'),
  heading,
  text: intro.optional(),
});

export const evidence = [
  quote,
  moment,
  figures,
  timeline,
  steps,
  prices,
  articles,
  caseStudies,
  markdown,
  logos,
] as const;
