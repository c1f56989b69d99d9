import { text } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

export const band = defineBand(
  'quote',
  {
    quote: text('What was said, without quotation marks: one to three sentences'),
    name: text('Who said it'),
    role: text('What that person does, and where').optional(),
  },
  { tones: tones.tint },
);
