import { z } from 'astro/zod';
import {
  heading,
  intro,
  links,
  more,
  point,
  sampleField,
  text,
  bandHeadWithText,
} from '../fields/parts.ts';

export const serviceSharedWords = z.strictObject({
  sample: sampleField(),
  kicker: text('The small label above the heading of every service page'),
  button: text('The label of the button that leads to the form at the end of the page'),
  links,
  hireNow: text('The label of the contact link on cards with hireNow: "Hire Now"'),
  headings: z.strictObject({
    dependsOn: heading,
    questions: heading,
    techStack: heading,
    testingTools: heading,
  }),
  whatYouGet: z.strictObject({
    ...bandHeadWithText,
    points: z
      .array(
        z.strictObject({
          ...point.shape,
          short: text('A version of at most ten words, for the band serviceSummary').optional(),
        }),
      )
      .min(1),
  }),
  serviceSummary: z
    .strictObject({
      text: intro.optional(),
      days: text('The label above the timeline of the first days'),
      more,
    })
    .optional()
    .describe('A summary of whatYouGet and firstTwoWeeks, for pages with the band serviceSummary'),
  firstTwoWeeks: z.strictObject({
    ...bandHeadWithText,
    labels: z.strictObject({ yields: text('The label of “yields”') }),
    days: z
      .array(
        z.strictObject({
          day: text('The day: "Day 1"'),
          title: text('A title of one or two words'),
          text: text('What happens on that day'),
          yields: text('What the client has at the end of that day'),
        }),
      )
      .min(1),
  }),
});
