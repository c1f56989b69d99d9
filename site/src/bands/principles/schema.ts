import { points } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'principles',
  'Text',
  { ...points.shape },
  { id: 'principles', tones: preferredTones.ink },
);
