import { bandHeadWithText } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'counters',
  'Figures',
  { ...bandHeadWithText },
  { shows: 'counters', once: true, id: 'counters', tones: preferredTones.ink },
);
