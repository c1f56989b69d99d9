import { z } from 'astro/zod';
import { imageFor, share } from './image.ts';
import { description, text } from './parts.ts';

const day = z.date().transform((date) => date.toISOString().slice(0, 10));

/** articles/SLUG.md: the front matter of an article. */
export const article = z.strictObject({
  title: text('The heading and the title of the card'),
  description,
  order: z.number().describe('The place in the list, smallest first; the article id'),
  shownDate: text('The date as readers see it: "Jan 5, 2025"'),
  date: day.describe('The machine-readable date of publication, for feed and structured data'),
  share,
  image: imageFor('cover')
    .optional()
    .describe(
      'Beside the title, and on the card; a drawing of the company stands there without it',
    ),
  revised: day
    .optional()
    .describe(
      'The day of the last change that readers should know of: they see it under the title',
    ),
});
