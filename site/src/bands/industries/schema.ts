import { bandHeadWithText } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'industries',
  'Pages and people',
  { ...bandHeadWithText },
  { shows: 'industries', once: true, id: 'industries', tones: preferredTones.tint },
);
