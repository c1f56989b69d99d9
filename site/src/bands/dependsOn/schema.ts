import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('dependsOn') })
    .describe('What cost, time and result depend on'),
  pages: ['service'],
  id: 'depends-on',
  tones: tones.tint,
});
