import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('serviceQuestions') })
    .describe('The questions of this service'),
  pages: ['service'],
  id: 'questions',
  tones: tones.paper,
  apart: 'before',
});
