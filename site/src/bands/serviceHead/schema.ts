import { defineFieldlessBand } from '../define-band.ts';

export const band = defineFieldlessBand('serviceHead', 'Heading', {
  about: 'The banner: heading, introduction and facts',
  pages: ['service'],
  holdsHeading: true,
  tones: ['paper'],
  separated: 'after',
});
