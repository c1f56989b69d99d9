import { z } from 'astro/zod';
import { heading, intro, pageHead, text } from '../fields/parts.ts';

/** pages/search.yaml: the page at /search. Search is off without this file. */
export const searchWords = z.strictObject({
  ...pageHead,
  heading,
  text: intro.optional(),
  label: text('The label above the search field: "What are you looking for?"'),
  button: text('The label of the search button'),
  found: text('The number of results: "Pages found: {count}". Contains {count}'),
  none: text('Shown if no page matches: what to try next. Contains {query}'),
  loading: text('Shown while the search loads the text of the pages'),
  failed: text('Shown if it cannot load: only titles and descriptions are searched'),
});
