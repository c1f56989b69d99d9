import { z } from 'astro/zod';
import { address, head, text } from '../../schema/parts.ts';
import { imageFor } from '../../schema/image.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('picture', {
  ...head,
  paragraphs: z.array(text('One to four sentences')).default([]),
  image: imageFor('gallery'),
  side: z
    .enum(['left', 'right'])
    .default('right')
    .describe('Where the picture is, beside the words'),
  caption: text('Under the picture: who or what it shows').optional(),
  button: text('The words of a link').optional(),
  link: address('Where it leads').default('/contact'),
});
