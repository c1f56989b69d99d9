import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('standards') })
    .describe('The rules and interfaces of the industry'),
  pages: ['industry'],
  id: 'standards',
  tones: tones.paper,
});
