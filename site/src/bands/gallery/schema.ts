import { z } from 'astro/zod';
import { heading, intro, text } from '../../fields/parts.ts';
import { imageFor } from '../../fields/image.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('gallery', 'Pictures', {
  heading: heading.optional(),
  text: intro.optional(),
  pictures: z
    .array(
      z.strictObject({
        image: imageFor('gallery'),
        caption: text('The caption under the picture, in a few words').optional(),
      }),
    )
    .min(1)
    .describe('The pictures. Each keeps its own proportions'),
});
