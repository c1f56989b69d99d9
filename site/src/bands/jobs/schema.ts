import { bandHead, markdown } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'jobs',
  'Pages and people',
  {
    ...bandHead,
    none: markdown(
      'The text shown while no job is open, in Markdown. If left out, the band is hidden then',
    ).optional(),
  },
  { about: 'The open jobs, newest first', id: 'jobs', tones: preferredTones.paper },
);
