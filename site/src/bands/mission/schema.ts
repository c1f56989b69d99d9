import { z } from 'astro/zod';
import { heading, text } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'mission',
  'Text',
  {
    heading,
    paragraphs: z.array(text('A paragraph')).min(1),
  },
  { id: 'mission', tones: preferredTones.paper },
);
