import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('industryContact', {
  about: 'The way on to /contact: pages/industry-shared.yaml',
  pages: ['industry'],
  id: 'contact',
  tones: tones.paper,
  apart: 'before',
});
