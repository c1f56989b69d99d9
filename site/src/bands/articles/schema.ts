import { z } from 'astro/zod';
import { bandHead, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

export const band = defineBand(
  'articles',
  'Pages and people',
  {
    ...bandHead,
    count: z.int().min(1).max(12).default(3).describe('How many articles to show, newest first'),
    moreLabel: text('The label of the link to all articles').optional(),
  },
  { shows: 'articles' },
);
