import { z } from 'astro/zod';
import { head, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('list', 'Text', {
  ...head,
  items: z
    .array(
      z.strictObject({
        title: text('The title of the item, in a few words'),
        text: text('The text of the item, one to three sentences'),
      }),
    )
    .min(1)
    .describe('The items: from five on, beside the heading'),
});
