import { defineFieldlessBand, tones } from '../define-band.ts';

export const band = defineFieldlessBand('whatYouGet', {
  about: 'What every engagement brings: pages/service-shared.yaml',
  shows: 'serviceShared',
  once: true,
  id: 'what-you-get',
  tones: tones.paper,
});
