import { z } from 'astro/zod';
import { text, titled } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({
    kind: z.literal('services'),
    ...titled,
    subheading: text('The second line of the heading'),
    more: text('The toggle, closed'),
    less: text('The toggle, open'),
  }),
  once: true,
  id: 'services',
  tones: tones.paper,
});
