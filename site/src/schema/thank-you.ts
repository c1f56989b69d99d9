import { z } from 'astro/zod';
import { chiefsWord, leads, pageHead, text, titled } from './parts.ts';

/** Where an enquiry without JavaScript leads to. */
export const thankYouWords = z.strictObject({
  ...pageHead,
  ...titled,
  link: text('The link to the home page'),
  leads: leads(4),
  word: chiefsWord('beside the links').optional(),
});
