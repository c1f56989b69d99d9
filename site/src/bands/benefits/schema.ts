import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('benefits', 'How we work', {
  about: 'What clients gain',
  pages: ['industry'],
  id: 'benefits',
  tones: preferredTones.paper,
});
