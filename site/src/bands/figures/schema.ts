import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('figures', 'Figures', {
  ...bandHead,
  figures: z
    .array(
      z.strictObject({
        value: text('The figure, as short as possible: "41 s", "3 of 4"'),
        label: text('What the figure counts'),
        note: text('How it was counted, or since when').optional(),
      }),
    )
    .min(2)
    .max(6)
    .describe('The figures. The first one is shown large'),
});
