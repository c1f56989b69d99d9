import { text } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'testingTools',
  'How we work',
  {
    text: text(
      'Which of the tools this service uses and what for, in one or two sentences',
    ).optional(),
  },
  {
    about: 'The row of testing tools',
    shows: 'technologies',
    pages: ['service'],
    id: 'testing-tools',
    tones: preferredTones.paper,
    separated: 'before',
  },
);
