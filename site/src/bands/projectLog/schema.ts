import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('projectLog') })
    .describe('Its text is in project-log.yaml'),
  once: true,
  id: 'log',
  tones: tones.ink,
});
