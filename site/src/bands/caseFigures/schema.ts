import { defineFieldlessBand } from '../define-band.ts';

export const band = defineFieldlessBand('caseFigures', {
  about: 'The figures of this case study, beside each other',
  pages: ['caseStudy'],
  id: 'results',
});
