import { z } from 'astro/zod';
import { bandHead, reference } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'people',
  'Pages and people',
  {
    ...bandHead,
    people: z
      .array(reference('person', 'The id of a person in people.yaml'))
      .min(1)
      .optional()
      .describe('The people to show, in this order. If left out, everybody in people.yaml'),
  },
  { shows: 'people', id: 'people', tones: preferredTones.paper },
);
