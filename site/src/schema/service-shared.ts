import { z } from 'astro/zod';
import { address, heading, intro, links, point, ready, text, titled } from './parts.ts';

export const serviceSharedWords = z.strictObject({
  ...ready,
  banner: text('Over the heading of every service'),
  describe: text('The link to the form at the end of the page'),
  links,
  hireNow: text('The link of a card'),
  headings: z.strictObject({
    dependsOn: heading,
    questions: heading,
    techStack: heading,
    testingTools: heading,
  }),
  whatYouGet: z.strictObject({
    ...titled,
    points: z
      .array(
        z.strictObject({
          ...point.shape,
          short: text('The same in at most ten words, for the band inShort').optional(),
        }),
      )
      .min(1),
  }),
  inShort: z
    .strictObject({
      text: intro.optional(),
      days: text('Over the line of the first days'),
      more: z.strictObject({
        text: text('The words of the link'),
        href: address('The page that describes both in full'),
      }),
    })
    .optional()
    .describe('A summary of both, for pages that have the band inShort'),
  firstTwoWeeks: z.strictObject({
    ...titled,
    labels: z.strictObject({ yields: text('Label') }),
    days: z
      .array(
        z.strictObject({
          day: text('"Day 1"'),
          title: text('A word or two'),
          text: text('What happens'),
          yields: text('What the client holds'),
        }),
      )
      .min(1),
  }),
});
