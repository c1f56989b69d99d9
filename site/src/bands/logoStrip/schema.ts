import { bandHeadWithText } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'logoStrip',
  'Proof',
  { ...bandHeadWithText },
  { shows: 'customers', once: true, id: 'customers', tones: preferredTones.tint },
);
