import { points } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'principles',
  'Text',
  { ...points.shape },
  { id: 'principles', tones: tones.ink },
);
