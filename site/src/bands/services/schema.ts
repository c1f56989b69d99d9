import { z } from 'astro/zod';
import { text, bandHeadWithText } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'services',
  'Pages and people',
  {
    ...bandHeadWithText,
    subheading: text('The second line of the heading'),
    labels: z.strictObject({
      more: text('The label of the button that shows more'),
      less: text('The label of the button that shows less'),
    }),
  },
  { shows: 'serviceCards', once: true, id: 'services', tones: preferredTones.paper },
);
