import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('firstTwoWeeks') })
    .describe('The first ten days: pages/service-shared.yaml'),
  once: true,
  id: 'first-two-weeks',
  tones: tones.tint,
});
