import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { screen } from '../../fields/screen.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('screens', 'Pictures', {
  ...bandHead,
  paragraphs: z.array(text('A paragraph of one to four sentences')).default([]),
  side: z
    .enum(['left', 'right'])
    .default('right')
    .describe('The side of the text that one or two phones are on'),
  screens: z
    .array(
      screen.extend({
        caption: text('The caption under the screen, in one sentence').optional(),
      }),
    )
    .min(1)
    .max(3)
    .describe(
      'The screens. Phones are side by side. A window takes the full width, with a phone after it in front',
    ),
});
