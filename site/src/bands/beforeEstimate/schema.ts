import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('beforeEstimate', 'Text', {
  about: 'The questions you ask before an estimate. The text is in pages/industry-shared.yaml',
  pages: ['industry'],
  id: 'before-estimate',
  tones: preferredTones.paper,
});
