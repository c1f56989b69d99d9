import { bandHeadWithText } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'achievements',
  'Figures',
  { ...bandHeadWithText },
  { shows: 'stats', once: true, id: 'achievements', tones: preferredTones.ink },
);
