import { z } from 'astro/zod';
import {
  bandHeadWithText,
  heading,
  intro,
  leads,
  links,
  longText,
  sampleField,
  text,
} from '../fields/parts.ts';

export const industrySharedWords = z.strictObject({
  sample: sampleField(),
  notFound: z
    .strictObject({
      ...bandHeadWithText,
      description: text('The description of this page. Search engines do not list the page'),
      grid: z.strictObject(bandHeadWithText).describe('The heading above the list of industries'),
      leads: leads(4),
    })
    .describe('The page for an industry that does not exist'),
  headings: z.strictObject({
    challenges: heading,
    solutions: heading,
    standards: heading,
    firstRelease: heading,
    benefits: heading,
  }),
  labels: z
    .strictObject({
      challenge: text('The label of a challenge. Contains {number}'),
      solution: text('The label of a solution. Contains {number}'),
    })
    .describe('The labels above each challenge and its solution'),
  learning: z.strictObject({
    ...bandHeadWithText,
    steps: z
      .array(
        z.strictObject({
          title: text('The name of the step, in a few words'),
          text: intro,
          time: text('When it happens: "Week 1"'),
        }),
      )
      .min(1),
  }),
  beforeEstimate: z.strictObject({
    ...bandHeadWithText,
    questions: z
      .array(
        z.strictObject({
          question: text('A question you ask the client'),
          reason: text('Why you ask it'),
        }),
      )
      .min(1),
  }),
  contact: z
    .strictObject({
      heading,
      text: longText('What happens after a visitor has written').optional(),
      button: text('The label of the link to /contact'),
      links,
    })
    .describe('The last part of the page, which leads to /contact'),
});
