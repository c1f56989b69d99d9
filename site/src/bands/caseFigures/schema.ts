import { defineFieldlessBand } from '../define-band.ts';

export const band = defineFieldlessBand('caseFigures', 'Figures', {
  about: 'The figures of this case study, side by side',
  pages: ['caseStudy'],
  id: 'results',
});
