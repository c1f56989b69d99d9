import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('caseQuote', {
  about: 'What its client said',
  pages: ['caseStudy'],
  tones: tones.tint,
});
