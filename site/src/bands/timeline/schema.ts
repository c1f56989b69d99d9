import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('timeline', 'How we work', {
  ...bandHead,
  entries: z
    .array(
      z.strictObject({
        when: text('The year or month: "2019"'),
        title: text('What happened'),
        text: longText('The details, in one to three sentences').optional(),
      }),
    )
    .min(2)
    .describe('The events, oldest first'),
});
