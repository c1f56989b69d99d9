import { z } from 'astro/zod';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand({
  schema: z.strictObject({ kind: z.literal('caseQuote') }).describe('What its client said'),
  pages: ['caseStudy'],
  tones: tones.tint,
});
