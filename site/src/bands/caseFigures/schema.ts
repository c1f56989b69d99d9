import { z } from 'astro/zod';
import { defineBand } from '../define-band.ts';

export const band = defineBand({
  schema: z
    .strictObject({ kind: z.literal('caseFigures') })
    .describe('The figures of this case study, beside each other'),
  pages: ['caseStudy'],
  id: 'results',
});
