import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('compare', 'Text', {
  ...bandHead,
  sides: z
    .array(
      z.strictObject({
        title: text('The heading of one side: "A good fit"'),
        items: z.array(text('An item of the list')).min(1),
        note: text('What is at the foot of the side, such as a variant of it').optional(),
      }),
    )
    .length(2),
});
