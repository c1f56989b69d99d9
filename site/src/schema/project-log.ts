import { z } from 'astro/zod';
import { bandHeadWithText, fact, longText, reference, sampleField, text } from '../fields/parts.ts';

/**
 * A project from the inside, on the home page. It has its own file because it is an example until the company has a
 * client's project to show.
 */
export const projectLogWords = z
  .strictObject({
    ...bandHeadWithText,
    sample: sampleField('it is a real project'),
    notice: text('Says that the project is an example. Required if sample is true').optional(),
    facts: z.array(fact).min(1),
    caseStudy: z
      .strictObject({
        page: reference('case study', 'The slug of the case study with the full story'),
        linkText: text('The text of the link to that case study'),
        all: text('The text of a link to all case studies').optional(),
      })
      .optional(),
    labels: z.strictObject({
      decision: text('The label of decisions'),
      finding: text('The label of findings'),
      trouble: text('The label of problems'),
      release: text('The label of releases'),
    }),
    entries: z
      .array(
        z.strictObject({
          week: text('When it happened: "Week 3"'),
          kind: z
            .enum(['decision', 'finding', 'trouble', 'release'])
            .describe('The kind of entry. Its label is in “labels”'),
          title: text('The title of the entry, in a few words'),
          text: longText('What happened, in two or three sentences'),
          fix: text('How the problem was solved').optional(),
          figure: text('The most important number').optional(),
          detail: z
            .strictObject({
              shows: reference('screen detail', 'A detail of a screen, by its name in art/art.tsx'),
              alt: text('What it shows, for screen readers, which read nothing else of it'),
            })
            .optional()
            .describe('A small picture of what was on the screen'),
        }),
      )
      .min(1),
  })
  .refine(({ sample, notice }) => sample === (notice !== undefined), {
    path: ['notice'],
    error: 'an example needs a notice that says so, and a real project has none',
  });
