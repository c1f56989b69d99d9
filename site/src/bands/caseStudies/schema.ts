import { z } from 'astro/zod';
import { bandHead, reference, text } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'caseStudies',
  'Proof',
  {
    ...bandHead,
    count: z
      .int()
      .min(1)
      .max(12)
      .default(3)
      .describe('How many case studies to show, in the order of /work'),
    caseStudies: z
      .array(reference('case study', 'The slug of a case study'))
      .min(1)
      .optional()
      .describe('The case studies to show, in this order, instead of the first of /work'),
    moreLabel: text('The label of the link to all case studies').optional(),
  },
  { shows: 'work', id: 'work', tones: preferredTones.paper },
);
