import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('list', {
  ...head,
  items: z
    .array(z.strictObject({ title: text('A few words'), text: text('One to three sentences') }))
    .min(1)
    .describe('Set as a list of definitions in two columns'),
});
