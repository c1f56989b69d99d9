import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { imageFor } from '../../fields/image.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand('map', 'Pictures', {
  ...bandHead,
  address: z.array(text('A line of the address')).min(1),
  image: imageFor('gallery')
    .optional()
    .describe('Your own map: a drawing, or a photo of the building'),
  coordinates: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe('Degrees north of the equator: 51.4769'),
      longitude: z.number().min(-180).max(180).describe('Degrees east of Greenwich: -0.0005'),
    })
    .describe('The coordinates that the link leads to'),
  linkText: text('The label of the link to the place on openstreetmap.org'),
});
