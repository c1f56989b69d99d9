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
    look: z
      .enum(['high', 'low'])
      .default('high')
      .describe('high, or low: the next band is in the first view, too'),
    image: imageFor('header')
      .optional()
      .describe('The picture beside the text. If left out, the drawing is shown'),
  },
  { holdsHeading: true, tones: ['ink'] },
);
