import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('learning', {
  about: 'How an industry is learned: pages/industry-shared.yaml',
  pages: ['industry'],
  id: 'learning',
  tones: tones.tint,
});
