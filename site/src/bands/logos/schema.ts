import { z } from 'astro/zod';
import { heading, intro } from '../../schema/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({
    kind: z.literal('logos'),
    heading,
    text: intro.optional(),
  }),
});
