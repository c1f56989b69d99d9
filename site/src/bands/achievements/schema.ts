import { titled } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'achievements',
  'Figures',
  { ...titled },
  { shows: 'stats', once: true, id: 'achievements', tones: tones.ink },
);
