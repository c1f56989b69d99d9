import { head, markdown } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'jobs',
  {
    ...head,
    none: markdown(
      'What it says while no job is open, in Markdown; without it the band is not there then',
    ).optional(),
  },
  { about: 'The jobs that are open, the newest first', id: 'jobs', tones: tones.paper },
);
