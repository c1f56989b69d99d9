import { titled } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'industries',
  'Pages and people',
  { ...titled },
  { shows: 'industries', once: true, id: 'industries', tones: preferredTones.tint },
);
