import { heading, intro } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand(
  'logoGrid',
  'Proof',
  {
    heading,
    text: intro.optional(),
  },
  { shows: 'customers' },
);
