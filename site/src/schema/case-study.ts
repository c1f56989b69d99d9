import { z } from 'astro/zod';
import { caseBands } from '../bands/bands.ts';
import { imageFor, share } from './image.ts';
import { screen } from './screens.ts';
import { description, fact, named, slug, text } from './parts.ts';
import { publication } from './publication.ts';

/** work/SLUG.yaml: a case study and its page. */
export const caseStudy = z.strictObject({
  slug,
  ...publication,
  title: text('The heading: what came of it, in one line'),
  description,
  client: text('The client, under a name that you may publish'),
  concept: z
    .boolean()
    .default(false)
    .describe(
      'true for work that nobody ordered, or whose client is invented: every place that shows it says so',
    ),
  sample: z.boolean().default(false).describe('true until it is your own'),
  year: z
    .int()
    .min(1950)
    .max(2100)
    .describe('The year in which it was finished; the newest is first'),
  order: z
    .number()
    .optional()
    .describe('A place in the list, smallest first, before all that have none'),
  services: z
    .array(named('service', 'The slug of a service'))
    .min(1)
    .describe('What was done: the pages of these services link to it'),
  industry: named(
    'industry',
    'The slug of the client’s industry, whose page links to it',
  ).optional(),
  lede: text(
    'One or two sentences under the heading and in lists: what was built, and for which client',
  ),
  share,
  image: imageFor('hero')
    .optional()
    .describe('The cover, at the head of the page and in lists; without it words and figures'),
  screen: screen
    .optional()
    .describe('A screen as the cover, where there is no image: art/screens.tsx has them'),
  figures: z
    .array(fact)
    .max(4)
    .default([])
    .describe('Measured results; lists show the first one too, so keep it very short'),
  quote: z
    .strictObject({
      quote: text('What the client said, without quotation marks: one to three sentences'),
      name: text('Who said it'),
      role: text('What that person does, and where').optional(),
    })
    .optional(),
  bands: caseBands,
});
