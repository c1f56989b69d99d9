import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('relatedWork', 'Proof', {
  about: 'Links to the case studies of this service or industry',
  shows: 'work',
  pages: ['service', 'industry'],
  id: 'work',
  tones: preferredTones.paper,
  separated: 'both',
});
