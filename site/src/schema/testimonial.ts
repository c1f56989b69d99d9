import { z } from 'astro/zod';
import { id, text } from './parts.ts';

/** An entry of testimonials.yaml. */
export const testimonial = z.strictObject({
  id,
  quote: text('Two or three sentences about one concrete thing'),
  author: text('A name; sample until real'),
  designation: text('Role and kind of company'),
  trade: text('The trade of the client, in a word or two: "Parts wholesale"').optional(),
  size: text('The size of the client: "140 people"').optional(),
  sample: z.boolean().default(false).describe('true until a real client said it'),
});
