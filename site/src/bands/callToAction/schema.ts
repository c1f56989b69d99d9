import { text, bandHeadWithText } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'callToAction',
  'Contact',
  {
    ...bandHeadWithText,
    button: text('The label of the button that leads to /contact'),
  },
  { id: 'call-to-action', tones: preferredTones.paper },
);
