import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('industryContact') })
    .describe('The way on to /contact: pages/industry-shared.yaml'),
  pages: ['industry'],
  id: 'contact',
  tones: tones.paper,
  apart: 'before',
});
