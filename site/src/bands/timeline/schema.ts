import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('timeline', {
  ...head,
  entries: z
    .array(
      z.strictObject({
        when: text('A year or a month: "2019"'),
        title: text('What happened'),
        text: text('One to three sentences').optional(),
      }),
    )
    .min(2)
    .describe('In the order in which it happened'),
});
