import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('learning', 'How we work', {
  about: 'How you learn an industry. The text is in pages/industry-shared.yaml',
  pages: ['industry'],
  id: 'learning',
  tones: preferredTones.tint,
});
