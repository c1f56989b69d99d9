import { z } from 'astro/zod';
import { address, head, text } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('cards', {
  ...head,
  cards: z
    .array(
      z.strictObject({
        title: text('What it is'),
        text: text('Two or three sentences'),
        items: z.array(text('A technology or a part')).default([]),
        hireNow: z.boolean().default(false).describe("Ends in a 'Hire Now' link to /contact"),
        link: address('The page with the details').optional(),
      }),
    )
    .min(1),
});
