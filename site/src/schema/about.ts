import { z } from 'astro/zod';
import { share } from './image.ts';
import { heading, pageHead, points, text, titled } from './parts.ts';

export const aboutWords = z.strictObject({
  ...pageHead,
  share,
  hero: z.strictObject({ ...titled, button: text('The link to /contact') }),
  organised: points,
  whyChooseUs: points,
  mission: z.strictObject({ heading, paragraphs: z.array(text('A paragraph')).min(1) }),
  principles: points,
  contact: z
    .strictObject({ ...titled, button: text('The link to /contact') })
    .describe('The end of the page'),
});
