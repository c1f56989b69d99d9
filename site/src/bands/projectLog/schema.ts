import { defineFieldlessBand, preferredTones } from '../define-band.ts';

export const band = defineFieldlessBand('projectLog', 'How we work', {
  about: 'One project from the inside. The text is in project-log.yaml',
  shows: 'projectLog',
  once: true,
  id: 'project-log',
  tones: preferredTones.ink,
});
