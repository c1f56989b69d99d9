import { defineFieldlessBand } from '../define-band.ts';

export const band = defineFieldlessBand('industryHead', 'Heading', {
  about: 'Heading, introduction and facts',
  pages: ['industry'],
  holdsHeading: true,
  tones: ['paper'],
  separated: 'after',
});
