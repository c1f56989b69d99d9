import { z } from 'astro/zod';
import { serviceBands } from '../bands/bands.ts';
import { imageFor, share } from '../fields/image.ts';
import {
  description,
  drawing,
  fact,
  longText,
  otherSlugs,
  point,
  question,
  type ReferenceKind,
  slug,
  text,
} from '../fields/parts.ts';
import { publication } from './publication.ts';

/** services/SLUG.yaml: a service and its page. */
export const service = z
  .strictObject({
    slug,
    ...publication,
    name: text('The name of the service in the header panel, also the heading of its page'),
    heading: text('The heading of its page, if it differs from the name').optional(),
    category: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({
        description: 'The column in the header panel: the key of a category in navigation.yaml',
        refersTo: 'category' satisfies ReferenceKind,
      }),
    order: z.number().describe('The position in the category, smallest first'),
    overview: z
      .boolean()
      .default(false)
      .describe('true for the overview page of its category. It is not listed in the header panel'),
    otherSlugs,
    otherHeadings: z
      .record(z.string(), text('The heading of the page at this slug'))
      .default({})
      .describe('Other headings of the page, by the slug in otherSlugs at which they are shown'),
    description,
    drawing,
    share,
    image: imageFor('header')
      .optional()
      .describe('The picture beside the heading. If left out, the drawing is shown'),
    lede: longText('One or two sentences under the heading: what the service is and who it is for'),
    facts: z.array(fact).min(1).max(6).describe('Facts in the title block of the drawing'),
    bands: serviceBands,
    dependsOn: z
      .array(point)
      .min(1)
      .max(5)
      .optional()
      .describe('What cost, time and result depend on. If left out, the page has no such section'),
    questions: z
      .array(question)
      .min(1)
      .max(6)
      .optional()
      .describe(
        'Questions and answers about the service. If left out, the page has no such section',
      ),
    techStack: z.boolean().default(false).describe('true shows the grid of technologies'),
    testingTools: z.boolean().default(false).describe('true shows the row of testing tools'),
  })
  .superRefine(({ otherSlugs, otherHeadings }, context) => {
    for (const name of Object.keys(otherHeadings).filter((name) => !otherSlugs.includes(name)))
      context.addIssue({
        code: 'custom',
        path: ['otherHeadings', name],
        message: `“${name}” is not one of otherSlugs`,
        params: { fix: 'add it to otherSlugs, or remove the line.' },
      });
  });
