import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('beforeQuote', {
  about: 'The questions before a quote: pages/industry-shared.yaml',
  pages: ['industry'],
  id: 'before-quote',
  tones: tones.paper,
});
