import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('techStack', 'How we work', {
  about: 'The grid of technologies',
  shows: 'technologies',
  pages: ['service'],
  id: 'tech-stack',
  tones: preferredTones.paper,
  separated: 'before',
});
