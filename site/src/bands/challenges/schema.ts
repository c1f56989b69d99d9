import { z } from 'astro/zod';
import { defineBand } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('challenges') })
    .describe('Each challenge with its solution'),
  pages: ['industry'],
  tones: ['paper'],
  apart: 'both',
});
