import { defineFieldlessBand } from '../define-band.ts';

export const band = defineFieldlessBand('enquiry', 'Contact', {
  about: 'The contact form. Its text is in pages/contact.yaml',
  once: true,
  id: 'enquiry',
  tones: ['paper'],
  separated: 'before',
});
