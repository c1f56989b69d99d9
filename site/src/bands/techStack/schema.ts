import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({ kind: z.literal('techStack') }).describe('The grid of technologies'),
  pages: ['service'],
  id: 'tech-stack',
  tones: tones.paper,
  apart: 'before',
});
