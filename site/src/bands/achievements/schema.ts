import { z } from 'astro/zod';
import { titled } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({ kind: z.literal('achievements'), ...titled }),
  once: true,
  id: 'achievements',
  tones: tones.ink,
});
