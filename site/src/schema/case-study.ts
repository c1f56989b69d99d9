import { z } from 'astro/zod';
import { caseStudyBands } from '../bands/bands.ts';
import { imageFor, share } from '../fields/image.ts';
import { screen } from '../fields/screen.ts';
import {
  description,
  fact,
  longText,
  reference,
  sampleField,
  slug,
  text,
} from '../fields/parts.ts';
import { publication } from './publication.ts';

/** work/SLUG.yaml: a case study and its page. */
export const caseStudy = z.strictObject({
  slug,
  ...publication,
  title: text('The heading: the result of the project, in one line'),
  description,
  client: text('The name of the client, as you are allowed to publish it'),
  shortClient: text(
    'The client or the trade in one to three words, for the links above all case studies: “A bank”',
  ).optional(),
  concept: z
    .boolean()
    .default(false)
    .describe('true for work without a real client. It is labeled as such wherever it is shown'),
  sample: sampleField('the case study is yours'),
  year: z
    .int()
    .min(1950)
    .max(2100)
    .describe('The year the project was finished. Case studies are listed newest first'),
  order: z
    .number()
    .optional()
    .describe(
      'The position in the list, smallest first. Case studies with a number come before the others',
    ),
  reference: longText(
    'Who can tell a visitor about this work, and what of it is real, in one to three sentences',
  ).optional(),
  services: z
    .array(reference('service', 'The slug of a service'))
    .min(1)
    .describe('The services provided. Their pages link to this case study'),
  industry: reference(
    'industry',
    'The slug of the client’s industry. Its page links to this case study',
  ).optional(),
  lede: longText(
    'One or two sentences under the heading and in lists: what you built, and for whom',
  ),
  share,
  image: imageFor('hero')
    .optional()
    .describe(
      'The cover at the top of the page and in lists. If left out, text and figures are shown',
    ),
  screen: screen
    .optional()
    .describe('A screen from art/screens.tsx as the cover, if there is no image'),
  figures: z
    .array(fact)
    .max(4)
    .default([])
    .describe('Measured results. Lists show the first one, so keep it very short'),
  bands: caseStudyBands,
});
