import { points } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'promises',
  'Text',
  { ...points.shape },
  { id: 'promises', tones: preferredTones.tint },
);
