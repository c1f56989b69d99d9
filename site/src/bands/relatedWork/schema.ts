import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('relatedWork', {
  about: 'Links to the case studies that name this service or this industry',
  shows: 'work',
  pages: ['service', 'industry'],
  id: 'work',
  tones: tones.paper,
  apart: 'both',
});
