import { z } from 'astro/zod';
import { text, bandHeadWithText } from '../../fields/parts.ts';
import { defineBand, preferredTones } from '../define-band.ts';

const labels = z
  .strictObject({
    carousel: text('The name of the carousel'),
    pause: text('The name of the button that pauses the carousel'),
    play: text('The name of that button while the carousel is paused'),
    previous: text('The name of the arrow to the previous testimonial'),
    next: text('The name of the arrow to the next testimonial'),
    position: text(
      'The name of a testimonial: its number and how many there are. Contains {number} and {count}',
    ),
  })
  .describe('The names of the carousel’s parts for screen readers');

export const band = defineBand(
  'testimonials',
  'Proof',
  {
    ...bandHeadWithText,
    labels,
  },
  { shows: 'testimonials', once: true, id: 'testimonials', tones: preferredTones.paper },
);
