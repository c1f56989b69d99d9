import { longText, text } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

export const band = defineBand(
  'quote',
  'Proof',
  {
    quote: longText('The quote: one to three sentences, without quotation marks'),
    name: text('The name of the person quoted'),
    role: text('The person’s role and company').optional(),
  },
  { tones: preferredTones.tint },
);
