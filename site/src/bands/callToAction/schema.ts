import { text, titled } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'callToAction',
  {
    ...titled,
    button: text('The link to /contact'),
  },
  { id: 'ask', tones: tones.paper },
);
