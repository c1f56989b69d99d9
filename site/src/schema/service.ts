import { z } from 'astro/zod';
import { serviceBands } from '../bands/bands.ts';
import { imageFor, share } from './image.ts';
import {
  description,
  drawing,
  fact,
  type Named,
  otherNames,
  point,
  question,
  slug,
  text,
} from './parts.ts';
import { publication } from './publication.ts';

/** services/SLUG.yaml: a service and its page. */
export const service = z
  .strictObject({
    slug,
    ...publication,
    name: text('The label in the header panel, and the heading of its page'),
    heading: text('The heading of its page, where that is not its name').optional(),
    category: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({
        description: 'The column of the header panel: a key of its categories in navigation.yaml',
        names: 'category' satisfies Named,
      }),
    order: z.number().describe('The place within the category, smallest first'),
    overview: z
      .boolean()
      .default(false)
      .describe('true for a page that leads to the pages of its category; not in the panel'),
    otherNames,
    otherHeadings: z
      .record(z.string(), text('A heading'))
      .default({})
      .describe('Headings under its other names, by these, where they are not that of the page'),
    description,
    drawing,
    share,
    image: imageFor('header').optional().describe('Beside the heading, in place of the drawing'),
    lede: text('One or two sentences under the heading: what the service is, and who it is for'),
    facts: z.array(fact).min(1).max(6).describe('The title block of the drawing'),
    bands: serviceBands,
    dependsOn: z
      .array(point)
      .min(1)
      .max(5)
      .optional()
      .describe('What cost, time and result depend on; without it that band is left out'),
    questions: z
      .array(question)
      .min(1)
      .max(6)
      .optional()
      .describe('Without any that band is left out'),
    techStack: z.boolean().default(false).describe('Show the grid of technologies'),
    testingTools: z.boolean().default(false).describe('Show the row of testing tools'),
  })
  .superRefine(({ otherNames, otherHeadings }, context) => {
    for (const name of Object.keys(otherHeadings).filter((name) => !otherNames.includes(name)))
      context.addIssue({
        code: 'custom',
        path: ['otherHeadings', name],
        message: `this page has no other name “${name}”`,
        params: { fix: 'write it under otherNames, too, or take the line out.' },
      });
  });
