import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('relatedWork') })
    .describe('Links to the case studies that name this service or this industry'),
  pages: ['service', 'industry'],
  id: 'work',
  tones: tones.paper,
  apart: 'both',
});
