import { z } from 'astro/zod';
import { address, bandHead, longText, text } from '../../fields/parts.ts';
import { imageFor } from '../../fields/image.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('picture', 'Pictures', {
  ...bandHead,
  paragraphs: z.array(longText('A paragraph of one to four sentences')).default([]),
  image: imageFor('gallery'),
  side: z
    .enum(['start', 'end'])
    .default('end')
    .describe(
      'The side of the text that the picture is on: start is left, end is right (reversed in right-to-left languages)',
    ),
  caption: text('The caption under the picture: who or what it shows').optional(),
  button: text('The text of the link. If left out, there is no link').optional(),
  link: address('Where the link leads').default('/contact'),
});
