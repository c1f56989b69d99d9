import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('techStack', 'How we work', {
  about: 'The grid of technologies',
  shows: 'technologies',
  pages: ['service'],
  id: 'tech-stack',
  tones: tones.paper,
  apart: 'before',
});
