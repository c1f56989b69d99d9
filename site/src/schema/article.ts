import { z } from 'astro/zod';
import { imageFor, type PictureField, share } from '../fields/image.ts';
import { description, reference, slug, text } from '../fields/parts.ts';
import { datedPublication } from './publication.ts';

const day = z.iso.date();

const fields = z.strictObject({
  slug,
  ...datedPublication,
  title: text('The heading of the article, also shown on its card'),
  description,
  author: reference(
    'person',
    'The author: the id of a person in people.yaml. If left out, the company is the author',
  ).optional(),
  tags: z
    .array(text('A topic, spelled as readers see it: "Field books"'))
    .default([])
    .describe(
      'A few topics. Each has a page that lists its articles, so reuse those of other articles',
    ),
  order: z
    .number()
    .optional()
    .describe(
      'Its position in the list, smallest first, after all articles without one. By default the newest is first',
    ),
  id: z
    .int()
    .optional()
    .describe(
      'A unique number. Of articles with the same date, the one with the higher number comes first',
    ),
  shownDate: text(
    'The date as readers see it: "Jan 5, 2025". If left out, the date in the page’s language',
  ).optional(),
  date: day.describe(
    'The publication date, as 2026-01-31. Until then, the article is not on the site',
  ),
  share,
  image: imageFor('cover')
    .optional()
    .describe(
      'The cover, beside the title and on the card. If left out, one of the company’s drawings is shown',
    ),
  imageUrl: z
    .string()
    .trim()
    .min(1)
    .optional()
    .meta({
      description: 'The cover as only a file name in pictures/, if it needs no alternative text',
      picture: { place: 'cover' } satisfies PictureField,
    }),
  revised: day
    .optional()
    .describe('The date of the last important change: 2026-01-31. Readers see it under the title'),
});

/** articles/SLUG.md: the front matter of an article. */
export const article = fields.refine(({ date, revised = date }) => date <= revised, {
  error: 'it was revised before it was published',
  path: ['revised'],
  params: { fix: 'correct one of the two days, date and revised.' },
});
