import { z } from 'astro/zod';
import { points } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({ kind: z.literal('statements'), ...points.shape }),
  id: 'organised',
  tones: tones.paper,
});
