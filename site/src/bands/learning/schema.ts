import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('learning') })
    .describe('How an industry is learned: pages/industry-shared.yaml'),
  pages: ['industry'],
  id: 'learning',
  tones: tones.tint,
});
