import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('mark', {
  ...head,
  legend: text('What is chosen: "Where it has to hold"'),
  places: z
    .array(
      z.strictObject({
        place: z
          .enum(['tab', 'label', 'stitched', 'van'])
          .describe('A browser tab, a printed label, thread on cloth, the side of a van'),
        name: text('One to four words'),
        words: z
          .array(text('Words in the picture: other tabs, or the lines of a label'))
          .default([]),
        reason: text('What the place does to a mark, and what follows: one or two sentences'),
      }),
    )
    .min(2)
    .max(4),
});
