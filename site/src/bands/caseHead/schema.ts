import { z } from 'astro/zod';
import { defineBand } from '../define-band.ts';

export const band = defineBand(
  'caseHead',
  {
    look: z
      .enum(['wide', 'beside'])
      .default('wide')
      .describe(
        'wide: the heading over the whole page, the cover from edge to edge under it. beside: the heading beside the cover; without one beside the first figure, very large',
      ),
  },
  {
    about: 'Heading, introduction, cover, and the facts of the project',
    pages: ['caseStudy'],
    holdsHeading: true,
    tones: ['paper'],
    apart: 'after',
  },
);
