import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('firstRelease') })
    .describe('What a first release could be'),
  pages: ['industry'],
  id: 'first-release',
  tones: tones.ink,
});
