import { z } from 'astro/zod';
import { bandHead, question } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'questions',
  'Text',
  {
    ...bandHead,
    questions: z.array(question).min(1),
  },
  {
    id: 'questions',
    tones: preferredTones.paper,
    // Rules between its questions separate it from a band of the same tone.
    separated: 'before',
  },
);
