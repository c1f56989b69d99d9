import { z } from 'astro/zod';
import { fact, intro, links, text } from '../../schema/parts.ts';
import { imageFor } from '../../schema/image.ts';
import { defineBand } from '../define-band.ts';

/** The facts for one size, in the order of `facts`. */
const size = z
  .array(text('The value of a fact at this size').max(18))
  .min(1)
  .max(6)
  .describe('The values of `facts` for a project of this size, one each');

const slider = z.strictObject({
  label: text('The handle on the drawing: what to do with it'),
  smaller: z
    .array(size)
    .min(1)
    .max(3)
    .describe('Sizes smaller than the one in `facts`, the nearest first'),
  larger: z.array(size).min(1).max(3).describe('Sizes above it, the nearest first'),
});

export const band = defineBand(
  'hero',
  {
    lead: text('The word before the typed one'),
    words: z.array(text('A word that the typewriter writes')).min(1),
    rest: text('The line after it'),
    text: intro,
    button: text('The link to /contact'),
    more: text('The link down to how an engagement runs'),
    links,
    image: imageFor('hero').optional().describe('In place of the drawing'),
    look: z
      .enum(['under', 'beside'])
      .default('under')
      .describe(
        'Where the image is. under: from edge to edge under the words. beside: as high as the words, to the edge of the window; on a phone above them',
      ),
    caption: text('One sentence under the picture: what it shows and why').optional(),
    pause: text('Names the button that stops the typewriter'),
    resume: text('Names it once it has stopped'),
    facts: z.array(fact).min(1).max(6).describe('What a buyer can hold us to'),
    slider: slider
      .optional()
      .describe(
        'Lets a visitor change the drawing: the facts follow. Only for art that bends (art/follow.ts)',
      ),
  },
  { holdsHeading: true, tones: ['paper'], apart: 'after' },
);
