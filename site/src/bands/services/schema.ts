import { text, titled } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'services',
  {
    ...titled,
    subheading: text('The second line of the heading'),
    more: text('The toggle, closed'),
    less: text('The toggle, open'),
  },
  { shows: 'homeServices', once: true, id: 'services', tones: tones.paper },
);
