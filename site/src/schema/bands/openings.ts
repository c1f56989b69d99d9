import { z } from 'astro/zod';
import { imageFor } from '../image.ts';
import { fact, intro, text, titled } from '../parts.ts';

// Bands that a page begins with: they hold its heading.

const hero = z.strictObject({
  kind: z.literal('hero'),
  lead: text('The word before the typed one'),
  words: z.array(text('A word that the typewriter writes')).min(1),
  rest: text('The line after it'),
  text: intro,
  button: text('The link to /contact'),
  more: text('The link down to how an engagement runs'),
  image: imageFor('hero')
    .optional()
    .describe('From edge to edge under the words, in place of the drawing'),
  caption: text('One sentence under the picture: what it is, and why it stands there').optional(),
  pause: text('Names the button that stops the typewriter'),
  resume: text('Names it once it has stopped'),
  facts: z.array(fact).length(4).describe('What a buyer can hold us to'),
});

const opening = z.strictObject({
  kind: z.literal('opening'),
  ...titled,
  button: text('The link to /contact').optional(),
  image: imageFor('header').optional().describe('Beside the words, in place of the drawing'),
});

export const openings = [hero, opening] as const;
