import { z } from 'astro/zod';
import { text } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'moment',
  {
    words: text('A figure, or a few words: "16 px", "It is not there yet."'),
    text: text('One line under it: what it is'),
    by: text('Who said it, where the line is a quote').optional(),
    side: z
      .enum(['start', 'end'])
      .default('start')
      .describe('The side of the page on which both are set'),
  },
  { about: 'One thing of the page, set as large as the window allows', tones: tones.tint },
);
