import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { screen } from '../../fields/screen.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('screens', 'Pictures', {
  ...bandHead,
  paragraphs: z.array(longText('A paragraph of one to four sentences')).default([]),
  side: z
    .enum(['start', 'end'])
    .default('end')
    .describe(
      'The side of the text that one or two phones are on: start is left, end is right (reversed in right-to-left languages)',
    ),
  screens: z
    .array(
      screen.extend({
        name: text(
          'What a radio button calls the screen, in one to three words: "Before". A phone then shows one screen at a time',
        ).optional(),
        caption: longText('The caption under the screen, in one sentence').optional(),
      }),
    )
    .min(1)
    .max(3)
    .refine((screens) => new Set(screens.map(({ name }) => name !== undefined)).size === 1, {
      error: 'either every screen has a name, or none has one',
    })
    .describe(
      'The screens. Phones are side by side. A window takes the full width, with a phone after it in front',
    ),
});
