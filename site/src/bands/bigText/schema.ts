import { z } from 'astro/zod';
import { text } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'bigText',
  'Pictures',
  {
    words: text('A figure or a few words, set very large: "16 px"'),
    text: text('One line under it that explains it'),
    by: text('Who said it, if it is a quote').optional(),
    side: z
      .enum(['start', 'end'])
      .default('start')
      .describe(
        'The side of the page: start is left, end is right (reversed in right-to-left languages)',
      ),
  },
  { about: 'A single figure or phrase, as large as the window allows', tones: preferredTones.tint },
);
