import { links, text, titled } from '../../schema/parts.ts';
import { imageFor } from '../../schema/image.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand(
  'opening',
  {
    ...titled,
    text: text('May hold {company}, {legalName}, {email} or {phone}'),
    button: text('The link to /contact').optional(),
    links,
    image: imageFor('header').optional().describe('Beside the words, in place of the drawing'),
  },
  { holdsHeading: true, tones: ['ink'] },
);
