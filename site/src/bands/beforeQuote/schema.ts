import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('beforeQuote', 'Text', {
  about: 'The questions you ask before a quote. The text is in pages/industry-shared.yaml',
  pages: ['industry'],
  id: 'before-quote',
  tones: preferredTones.paper,
});
