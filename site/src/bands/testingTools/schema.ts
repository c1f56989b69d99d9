import { text } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'testingTools',
  {
    text: text('What this service uses of them and what for, in a sentence or two').optional(),
  },
  {
    about: 'The row of testing tools',
    shows: 'technologies',
    pages: ['service'],
    id: 'testing-tools',
    tones: tones.paper,
    apart: 'before',
  },
);
