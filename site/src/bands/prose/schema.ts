import { z } from 'astro/zod';
import { head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('prose', {
  ...head,
  paragraphs: z.array(text('Two to five sentences')).min(1),
  aside: z
    .strictObject({ label: text('Two or three words'), text: text('What to remember') })
    .optional()
    .describe('A remark in the margin'),
});
