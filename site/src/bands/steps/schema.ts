import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('steps', {
  ...head,
  steps: z
    .array(z.strictObject({ title: text('What to do'), text: text('One to three sentences') }))
    .min(1)
    .describe('Numbered, to be followed one after the other'),
});
