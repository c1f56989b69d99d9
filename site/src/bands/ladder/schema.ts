import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('ladder', {
  ...head,
  rungs: z
    .array(z.strictObject({ name: text('A few words'), text: text('One to three sentences') }))
    .min(2)
    .describe('An order that matters: from the least to the most'),
});
