import { z } from 'astro/zod';
import type { InterfaceWords } from '../../schema/words.ts';
import { text, titled } from '../../schema/parts.ts';
import { defineBand, tones } from '../define-band.ts';

const labels = z
  .strictObject({
    carousel: text('Names the carousel'),
    pause: text('Names the button that stops it'),
    play: text('Names it once it has stopped'),
    previous: text('Names the arrow back'),
    next: text('Names the arrow on'),
    position: text('Names a testimonial; holds {number} and {count}'),
  })
  .describe('For assistive technology');

export const band = defineBand(
  'testimonials',
  {
    ...titled,
    labels,
  },
  { shows: 'testimonials', once: true, id: 'testimonials', tones: tones.paper },
);

export type CarouselLabels = Omit<z.infer<typeof labels>, 'position'> & {
  kinds: InterfaceWords['carousel'];
};
