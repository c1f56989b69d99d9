import { z } from 'astro/zod';
import { industryBands } from '../bands/bands.ts';
import { imageFor, share } from '../fields/image.ts';
import {
  description,
  drawing,
  fact,
  longText,
  otherSlugs,
  point,
  reference,
  slug,
  text,
} from '../fields/parts.ts';
import { publication } from './publication.ts';

/** industries/SLUG.yaml: an industry and its page. */
export const industry = z.strictObject({
  slug,
  ...publication,
  name: text('The name of the industry in the header panel and the footer'),
  gridName: text('The name in the grid on the home page, if it differs').optional(),
  gridSlug: reference(
    'own slug',
    'The slug that the grid on the home page links to, if it differs: one of otherSlugs',
  ).optional(),
  gridText: text(
    'What clients gain, in a few words. Shown below its name in the grid on the home page',
  ).optional(),
  icon: text('One emoji'),
  order: z.number().describe('The position in menus, smallest first'),
  otherSlugs,
  description,
  heading: text('The heading: a claim about this industry, in one line'),
  lede: longText('Two or three sentences under the heading'),
  drawing,
  share,
  image: imageFor('header')
    .optional()
    .describe('The picture beside the heading. If left out, the drawing is shown'),
  facts: z.array(fact).min(1).max(5),
  challenges: z.array(point).min(1).max(6).describe('The key challenges of the industry'),
  solutions: z.array(point).min(1).max(6).describe('Your solutions, one for each challenge'),
  standards: z
    .array(
      z.strictObject({
        name: text('The name of the standard: "HL7 FHIR R4"'),
        text: text('What it means for your work'),
      }),
    )
    .min(1)
    .max(10)
    .describe('Rules, standards and interfaces that matter in this industry'),
  firstRelease: z.strictObject({
    title: text('What a first release could be, in a few words'),
    text: longText('What it does: three to five concrete sentences'),
    parts: z.array(text('One part of the first release')).min(1).max(6),
  }),
  benefits: z.array(point).min(1).max(5).describe('What clients gain'),
  bands: industryBands.default([]),
});
