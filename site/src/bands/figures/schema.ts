import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('figures', {
  ...head,
  figures: z
    .array(
      z.strictObject({
        value: text('As short as it can be: "41 s", "3 of 4"'),
        label: text('What is counted'),
        note: text('How it was counted, or since when').optional(),
      }),
    )
    .min(2)
    .max(6)
    .describe('The first one is large'),
});
