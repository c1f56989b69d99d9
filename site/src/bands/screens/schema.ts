import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { screen } from '../../schema/screens.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('screens', {
  ...head,
  paragraphs: z.array(text('One to four sentences')).default([]),
  side: z
    .enum(['left', 'right'])
    .default('right')
    .describe('Where one or two telephones are, beside the words'),
  screens: z
    .array(
      screen.extend({
        caption: text('Under the screen: what one sees, in a sentence').optional(),
      }),
    )
    .min(1)
    .max(3)
    .describe(
      'Phones are side by side, and a single phone is beside the text. A window takes the full width, with a phone that follows it in front',
    ),
});
