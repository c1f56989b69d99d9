import { z } from 'astro/zod';
import { heading, points, text, titled } from './parts.ts';

export const serviceSharedWords = z.strictObject({
  banner: text('Over the heading of every service'),
  describe: text('The link to the form at the end of the page'),
  hireNow: text('The link of a card'),
  headings: z.strictObject({
    dependsOn: heading,
    questions: heading,
    techStack: heading,
    testingTools: heading,
  }),
  whatYouGet: points,
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
      .min(3),
  }),
});
