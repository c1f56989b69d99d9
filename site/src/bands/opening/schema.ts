import { z } from 'astro/zod';
import { links, text, bandHeadWithText } from '../../fields/parts.ts';
import { imageFor } from '../../fields/image.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand(
  'opening',
  'Heading',
  {
    ...bandHeadWithText,
    text: text(
      'The text under the heading. May contain {company}, {legalName}, {email} or {phone}',
    ),
    button: text('The label of the button that leads to /contact').optional(),
    links,
    low: z
      .boolean()
      .optional()
      .describe('Whether the band is low, so that the next one is in the first view'),
    image: imageFor('header')
      .optional()
      .describe('The picture beside the text. If left out, the drawing is shown'),
  },
  { holdsHeading: true, tones: ['ink'] },
);
