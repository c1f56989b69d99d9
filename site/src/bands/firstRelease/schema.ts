import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('firstRelease', 'How we work', {
  about: 'What a first release could be',
  pages: ['industry'],
  id: 'first-release',
  tones: preferredTones.ink,
});
