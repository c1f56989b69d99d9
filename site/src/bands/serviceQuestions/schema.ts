import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('serviceQuestions', 'Text', {
  about: 'The questions of this service',
  pages: ['service'],
  id: 'questions',
  tones: preferredTones.paper,
  separated: 'before',
});
