import { z } from 'astro/zod';
import { text, titled } from '../../schema/parts.ts';
import { imageFor } from '../../schema/image.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({
    kind: z.literal('opening'),
    ...titled,
    button: text('The link to /contact').optional(),
    image: imageFor('header').optional().describe('Beside the words, in place of the drawing'),
  }),
  holdsHeading: true,
  tones: ['ink'],
});
