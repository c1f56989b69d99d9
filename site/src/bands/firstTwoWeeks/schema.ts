import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('firstTwoWeeks', 'How we work', {
  about: 'The first two weeks. The text is in pages/service-shared.yaml',
  shows: 'serviceShared',
  once: true,
  id: 'first-two-weeks',
  tones: preferredTones.tint,
});
