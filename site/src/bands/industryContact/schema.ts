import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('industryContact', 'Contact', {
  about: 'The link to /contact at the end. The text is in pages/industry-shared.yaml',
  pages: ['industry'],
  id: 'contact',
  tones: preferredTones.paper,
  separated: 'before',
});
