import { z } from 'astro/zod';
import { heading, intro, pageHead, text } from './parts.ts';

/** pages/search.yaml: the page at /search. Search is off without this file. */
export const searchWords = z.strictObject({
  ...pageHead,
  heading,
  text: intro.optional(),
  label: text('Over the field: "What are you looking for?"'),
  button: text('The button'),
  found: text('How many pages match; holds {count}: "Pages found: {count}"'),
  none: text('When no page matches, and what to do then; holds {query}'),
  loading: text('While the words of the pages are fetched'),
  failed: text('When they cannot be: what is found then is in titles and descriptions'),
});
