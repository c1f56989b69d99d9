import { z } from 'astro/zod';
import { imageFor, type PictureField, share } from './image.ts';
import { description, named, slug, text } from './parts.ts';
import { articlePublication } from './publication.ts';

const day = z.iso.date();

const fields = z.strictObject({
  slug,
  ...articlePublication,
  title: text('The heading and the title of the card'),
  description,
  author: named(
    'person',
    'Who wrote it: the id of somebody in people.yaml. Without one it is the company',
  ).optional(),
  tags: z
    .array(text('As readers see it: "Field books"'))
    .default([])
    .describe('What it is about, in a few subjects that other articles have too: each has a page'),
  order: z
    .number()
    .optional()
    .describe(
      'Its position in the list, smallest first, after all articles without one. By default the newest is first',
    ),
  id: z
    .int()
    .optional()
    .describe('A unique number: of articles of the same day, the higher one is first'),
  shownDate: text('The date as readers see it: "Jan 5, 2025"'),
  date: day.describe(
    'The day of publication for machines, as 2026-01-31: while it is in the future, the article is not on the site',
  ),
  share,
  image: imageFor('cover')
    .optional()
    .describe('Beside the title and on the card. Without it, a drawing of the company is shown'),
  imageUrl: z
    .string()
    .trim()
    .min(1)
    .optional()
    .meta({
      description:
        'The same in one line, where the words say all that it shows: a file below pictures/',
      picture: { place: 'cover' } satisfies PictureField,
    }),
  revised: day
    .optional()
    .describe(
      'The day of the last change that readers should know of: they see it under the title',
    ),
});

/** articles/SLUG.md: the front matter of an article. */
export const article = fields.refine(({ date, revised = date }) => date <= revised, {
  error: 'it was revised before it was published',
  path: ['revised'],
  params: { fix: 'correct one of the two days, date and revised.' },
});
