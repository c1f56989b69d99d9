import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('dependsOn', 'How we work', {
  about: 'What cost, time and result depend on',
  pages: ['service'],
  id: 'depends-on',
  tones: preferredTones.tint,
});
