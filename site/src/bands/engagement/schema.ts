import { z } from 'astro/zod';
import { text, bandHeadWithText, more } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'engagement',
  'How we work',
  {
    ...bandHeadWithText,
    labels: z.strictObject({
      happens: text('The label of “happens”').optional(),
      present: text('The label of “present”').optional(),
      yields: text('The label of “yields”'),
    }),
    milestones: z
      .array(
        z.strictObject({
          name: text('The name of the milestone'),
          time: text('How long it takes'),
          happens: text('What happens in it').optional(),
          present: text('Who takes part').optional(),
          yields: text('What the client has at the end of it'),
        }),
      )
      .min(2)
      .describe('The milestones. If none has “happens” or “present”, they are shown on one line'),
    more: more.optional(),
  },
  { id: 'engagement', tones: preferredTones.paper },
);
