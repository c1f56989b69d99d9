import { z } from 'astro/zod';
import { head, named, text } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'caseStudies',
  {
    ...head,
    count: z.int().min(1).max(12).default(3).describe('How many, the first of /work'),
    caseStudies: z
      .array(named('case study', 'The slug of a case study'))
      .min(1)
      .optional()
      .describe('These instead, in this order'),
    more: text('The link to all of them').optional(),
  },
  { shows: 'work', id: 'work', tones: tones.paper },
);
