import { z } from 'astro/zod';
import { defineBand } from '../define-band.ts';

export const band = defineBand(
  'caseHead',
  'Heading',
  {
    look: z
      .enum(['wide', 'beside'])
      .default('wide')
      .describe(
        'wide: the cover below the heading, edge to edge. beside: the cover, or a large figure, beside the heading',
      ),
  },
  {
    about: 'Heading, introduction, cover, and the facts of the project',
    pages: ['caseStudy'],
    holdsHeading: true,
    tones: ['paper'],
    separated: 'after',
  },
);
