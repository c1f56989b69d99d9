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
export const service = z.strictObject({
  slug,
  ...publication,
  heading: text('The heading of its page; without it the address in words').optional(),
  name: text('The label in the header panel'),
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
});
