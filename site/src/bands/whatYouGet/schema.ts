import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('whatYouGet', 'How we work', {
  about: 'What clients always get. The text is in pages/service-shared.yaml',
  shows: 'serviceShared',
  once: true,
  id: 'what-you-get',
  tones: preferredTones.paper,
});
