import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('standards', 'How we work', {
  about: 'The rules and interfaces of the industry',
  pages: ['industry'],
  id: 'standards',
  tones: preferredTones.paper,
});
