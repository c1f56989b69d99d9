import { z } from 'astro/zod';
import { address, text, titled } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'engagement',
  {
    ...titled,
    labels: z.strictObject({
      happens: text('Label').optional(),
      present: text('Label').optional(),
      yields: text('Label'),
    }),
    milestones: z
      .array(
        z.strictObject({
          name: text('The milestone'),
          time: text('How long'),
          happens: text('What happens').optional(),
          present: text('Who is there').optional(),
          yields: text('What the client holds at the end'),
        }),
      )
      .min(2)
      .describe('In short without happens and present: then each is one line'),
    more: z
      .strictObject({
        text: text('The words of a link'),
        href: address('The page with the full description'),
      })
      .optional(),
  },
  { id: 'engagement', tones: tones.paper },
);
