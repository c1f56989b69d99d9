import { z } from 'astro/zod';
import { defineBand } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('serviceHead') })
    .describe('The banner: heading, introduction and facts'),
  pages: ['service'],
  holdsHeading: true,
  tones: ['paper'],
  apart: 'after',
});
