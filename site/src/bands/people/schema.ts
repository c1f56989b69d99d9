import { z } from 'astro/zod';
import { head, named } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'people',
  {
    ...head,
    people: z
      .array(named('person', 'The id of somebody in people.yaml'))
      .min(1)
      .optional()
      .describe('Some of them in this order; without it all of them'),
  },
  { shows: 'people', id: 'people', tones: tones.paper },
);
