import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({ kind: z.literal('benefits') }).describe('What the client has of it'),
  pages: ['industry'],
  id: 'benefits',
  tones: tones.paper,
});
