import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('beforeQuote') })
    .describe('The questions before a quote: pages/industry-shared.yaml'),
  pages: ['industry'],
  id: 'before-quote',
  tones: tones.paper,
});
