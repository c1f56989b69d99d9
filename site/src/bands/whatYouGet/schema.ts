import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('whatYouGet') })
    .describe('What every engagement brings: pages/service-shared.yaml'),
  once: true,
  id: 'what-you-get',
  tones: tones.paper,
});
