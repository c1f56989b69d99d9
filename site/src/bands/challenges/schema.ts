import { defineFieldlessBand } from '../define-band.ts';

export const band = defineFieldlessBand('challenges', {
  about: 'Each challenge with its solution',
  pages: ['industry'],
  tones: ['paper'],
  apart: 'both',
});
