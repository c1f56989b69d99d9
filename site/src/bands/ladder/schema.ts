import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('ladder', 'Figures', {
  ...bandHead,
  rungs: z
    .array(
      z.strictObject({
        name: text('The name of the level, in a few words'),
        text: longText('What it means, in one to three sentences'),
      }),
    )
    .min(2)
    .describe('The levels in order, from lowest to highest'),
});
