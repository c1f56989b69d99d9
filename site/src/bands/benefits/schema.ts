import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('benefits', {
  about: 'What the client has of it',
  pages: ['industry'],
  id: 'benefits',
  tones: tones.paper,
});
