import { z } from 'astro/zod';
import { industryBands } from '../bands/bands.ts';
import { imageFor, share } from './image.ts';
import { description, drawing, fact, named, otherNames, point, slug, text } from './parts.ts';
import { publication } from './publication.ts';

/** industries/SLUG.yaml: an industry and its page. */
export const industry = z.strictObject({
  slug,
  ...publication,
  name: text('The label in the header panel and the footer'),
  gridName: text('The label in the home grid, where it differs').optional(),
  gridSlug: named(
    'own name',
    'The slug that the home grid links to, where it differs: one of otherNames',
  ).optional(),
  gridText: text(
    'In the home grid, before the standards: what a client has of it, in a few words',
  ).optional(),
  icon: text('One emoji'),
  order: z.number().describe('The place in the menus, smallest first'),
  otherNames,
  description,
  heading: text('The header: a claim about this industry in one line'),
  lede: text('Two or three sentences under the heading'),
  drawing,
  share,
  image: imageFor('header').optional().describe('Beside the heading, in place of the drawing'),
  facts: z.array(fact).min(1).max(5),
  challenges: z.array(point).min(1).max(6).describe('Key challenges'),
  solutions: z.array(point).min(1).max(6).describe('Our solutions, one for each challenge'),
  standards: z
    .array(z.strictObject({ name: text('HL7 FHIR R4'), text: text('What it means for the work') }))
    .min(1)
    .max(6)
    .describe('Rules, standards and interfaces that the work meets in this industry'),
  firstRelease: z.strictObject({
    title: text('What a first release could be'),
    text: text('Three to five sentences, concrete'),
    parts: z.array(text('One part')).min(1).max(6),
  }),
  benefits: z.array(point).min(1).max(5).describe('Titles as the specification has them'),
  bands: industryBands.default([]),
});
