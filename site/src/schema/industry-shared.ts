import { z } from 'astro/zod';
import { heading, intro, leads, links, ready, text, titled } from './parts.ts';

export const industrySharedWords = z.strictObject({
  ...ready,
  notFound: z
    .strictObject({
      ...titled,
      description: text('For the head of the page; it is not indexed'),
      grid: z.strictObject(titled).describe('Over the industries that there are'),
      leads: leads(4),
    })
    .describe('For an unknown industry'),
  headings: z.strictObject({
    challenges: heading,
    solutions: heading,
    standards: heading,
    firstRelease: heading,
    benefits: heading,
  }),
  labels: z
    .strictObject({ challenge: text('Holds {number}'), solution: text('Holds {number}') })
    .describe('Over each challenge and its solution'),
  learning: z.strictObject({
    ...titled,
    steps: z
      .array(z.strictObject({ title: text('A few words'), text: intro, time: text('When') }))
      .min(1),
  }),
  beforeQuote: z.strictObject({
    ...titled,
    questions: z
      .array(z.strictObject({ question: text('What we ask'), reason: text('Why we ask it') }))
      .min(1),
  }),
  contact: z
    .strictObject({ heading, button: text('The link to /contact'), links })
    .describe('The end of the page'),
});
