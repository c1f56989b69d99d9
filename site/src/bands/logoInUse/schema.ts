import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('logoInUse', 'Pictures', {
  ...bandHead,
  legend: text('The label of the choice between places: "Where it has to work"'),
  places: z
    .array(
      z.strictObject({
        place: z
          .enum(['tab', 'label', 'stitched', 'van'])
          .describe(
            'Where the logo is shown: a browser tab, a printed label, embroidery, the side of a van',
          ),
        name: text('The name of the place, one to four words'),
        words: z
          .array(text('Text in the picture: the titles of other tabs, or the lines of a label'))
          .default([]),
        reason: longText(
          'What the place demands of a logo and how yours responds: one or two sentences',
        ),
      }),
    )
    .min(2)
    .max(4),
});
