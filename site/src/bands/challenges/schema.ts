import { defineFieldlessBand } from '../define-band.ts';

export const band = defineFieldlessBand('challenges', 'How we work', {
  about: 'Each challenge with its solution',
  pages: ['industry'],
  tones: ['paper'],
  separated: 'both',
});
