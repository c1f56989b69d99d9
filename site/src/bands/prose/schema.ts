import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('prose', 'Text', {
  ...bandHead,
  paragraphs: z.array(longText('A paragraph of two to five sentences')).min(1),
  aside: z
    .strictObject({
      label: text('The label of the remark, two or three words'),
      text: text('The text of the remark: what to remember'),
    })
    .optional()
    .describe('A remark in the margin'),
});
