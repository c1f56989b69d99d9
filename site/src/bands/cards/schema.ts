import { z } from 'astro/zod';
import { address, bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('cards', 'Text', {
  ...bandHead,
  cards: z
    .array(
      z.strictObject({
        title: text('The title of the card'),
        text: longText('The text of the card, two or three sentences'),
        items: z.array(text('A technology or a part, listed on the card')).default([]),
        hireNow: z.boolean().default(false).describe('true adds a “Hire Now” link to /contact'),
        link: address('The page with the details').optional(),
      }),
    )
    .min(1),
});
