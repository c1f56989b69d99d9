import { z } from 'astro/zod';
import { fact, intro, links, longText, text } from '../../fields/parts.ts';
import { imageFor } from '../../fields/image.ts';
import { defineBand } from '../define-band.ts';

/** The facts for one size, in the order of `facts`. */
const size = z
  .array(text('The value of a fact for this size').max(18))
  .min(1)
  .max(6)
  .describe(
    'The values for a project of this size: one for each entry of facts, in the same order',
  );

const slider = z.strictObject({
  label: text('The label of the slider on the drawing: what visitors can do with it'),
  smaller: z
    .array(size)
    .min(1)
    .max(3)
    .describe('Sizes smaller than the one in facts, closest first'),
  larger: z.array(size).min(1).max(3).describe('Sizes larger than the one in facts, closest first'),
});

export const band = defineBand(
  'hero',
  'Heading',
  {
    lead: text('The words before the typed one'),
    words: z.array(text('A word that is typed in the heading, in turn with the others')).min(1),
    rest: text('The second line of the heading'),
    text: intro,
    button: text('The label of the button that leads to /contact'),
    moreLabel: text('The label of the link to the band that explains how you work'),
    links,
    image: imageFor('hero').optional().describe('The picture. If left out, the drawing is shown'),
    look: z
      .enum(['under', 'beside'])
      .default('under')
      .describe(
        'The position of the image. under: below the text, edge to edge. beside: beside the text (on phones above it)',
      ),
    caption: longText(
      'The caption under the picture: what it shows and why, in one sentence',
    ).optional(),
    labels: z.strictObject({
      pause: text('The name of the button that pauses the typing'),
      resume: text('The name of that button while the typing is paused'),
    }),
    facts: z
      .array(fact)
      .min(1)
      .max(6)
      .describe('Facts under the heading that buyers can hold you to'),
    slider: slider
      .optional()
      .describe(
        'Lets visitors change the drawing and the facts with it. Only for art with art/hero-slider.ts',
      ),
  },
  { holdsHeading: true, tones: ['paper'], separated: 'after' },
);
