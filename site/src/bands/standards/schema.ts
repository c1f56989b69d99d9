import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('standards', {
  about: 'The rules and interfaces of the industry',
  pages: ['industry'],
  id: 'standards',
  tones: tones.paper,
});
