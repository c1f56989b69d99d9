import { z } from 'astro/zod';
import { defineBand } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('industryHead') })
    .describe('Heading, introduction and facts'),
  pages: ['industry'],
  holdsHeading: true,
  tones: ['paper'],
  apart: 'after',
});
