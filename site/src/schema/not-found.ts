import { z } from 'astro/zod';
import { chiefsWord, leads, pageHead, text, titled } from './parts.ts';

export const notFoundWords = z.strictObject({
  ...pageHead,
  ...titled,
  code: text('404'),
  link: text('The link to the home page'),
  leads: leads(4),
  word: chiefsWord('beside the links').optional(),
});
