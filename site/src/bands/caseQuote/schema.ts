import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('caseQuote', 'Proof', {
  about: 'The quote of the client of this case study',
  pages: ['caseStudy'],
  tones: preferredTones.tint,
});
