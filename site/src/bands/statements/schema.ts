import { points } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'statements',
  'Text',
  { ...points.shape },
  { id: 'statements', tones: preferredTones.paper },
);
