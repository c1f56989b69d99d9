import { z } from 'astro/zod';
import { fact, named, text, titled } from './parts.ts';

/**
 * A project from the inside, on the home page. It has its own file because it is an example until the company has a
 * client's project to show.
 */
export const projectLogWords = z
  .strictObject({
    ...titled,
    sample: z.boolean().default(false).describe('true until it is a real project'),
    notice: text('Says that it is an example').optional(),
    facts: z.array(fact).min(1),
    told: z
      .strictObject({
        caseStudy: named('case study', 'The slug of the case study with the full story'),
        link: text('The words of the link to it'),
        all: text('The words of a link to all case studies').optional(),
      })
      .optional(),
    kinds: z.strictObject({
      decision: text('Label'),
      finding: text('Label'),
      trouble: text('Label'),
      release: text('Label'),
    }),
    entries: z
      .array(
        z.strictObject({
          week: text('"Week 3"'),
          kind: z
            .enum(['decision', 'finding', 'trouble', 'release'])
            .describe('What it was: its label is in kinds'),
          title: text('A few words'),
          text: text('Two or three sentences'),
          fix: text('What was done about the trouble').optional(),
          figure: text('The number to remember').optional(),
          moment: z
            .strictObject({
              shows: named('moment', 'A piece of a screen, by its name in art/art.tsx'),
              alt: text('For people who listen: what is on it. Nothing else of it is read out'),
            })
            .optional()
            .describe('What was on the screen, small'),
        }),
      )
      .min(1),
  })
  .refine(({ sample, notice }) => sample === (notice !== undefined), {
    path: ['notice'],
    error: 'An invented project says that it is one; a real one does not',
  });
