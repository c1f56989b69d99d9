import { z } from 'astro/zod';
import { fact, intro, pageHead, question, text, titled } from './parts.ts';

export const homeWords = z.strictObject({
  ...pageHead,
  hero: z.strictObject({
    lead: text('The word before the typed one'),
    words: z.array(text('A word that the typewriter writes')).min(1),
    rest: text('The line after it'),
    text: intro,
    button: text('The link to /contact'),
    more: text('The link down to how an engagement runs'),
    caption: text('One sentence under the drawing: what it is, and why it stands there'),
    pause: text('Names the button that stops the typewriter'),
    resume: text('Names it once it has stopped'),
    facts: z.array(fact).length(4).describe('What a buyer can hold us to'),
  }),
  customers: z.strictObject(titled),
  services: z.strictObject({
    ...titled,
    subheading: text('The second line of the heading'),
    more: text('The toggle, closed'),
    less: text('The toggle, open'),
  }),
  achievements: z.strictObject(titled),
  engagement: z.strictObject({
    ...titled,
    labels: z.strictObject({
      happens: text('Label'),
      present: text('Label'),
      yields: text('Label'),
    }),
    stations: z
      .array(
        z.strictObject({
          name: text('The station'),
          time: text('How long'),
          happens: text('What happens'),
          present: text('Who is there'),
          yields: text('What the client holds at the end'),
        }),
      )
      .min(3),
  }),
  industries: z.strictObject(titled),
  testimonials: z.strictObject({
    ...titled,
    labels: z
      .strictObject({
        carousel: text('Names the carousel'),
        pause: text('Names the button that stops it'),
        play: text('Names it once it has stopped'),
        previous: text('Names the arrow back'),
        next: text('Names the arrow on'),
        position: text('Names a testimonial; holds {number} and {count}'),
      })
      .describe('For assistive technology'),
  }),
  questions: z.strictObject({ ...titled, questions: z.array(question).min(3) }),
});

/** What the carousel's controls are called: each testimonial brings its own position. */
export type CarouselLabels = Omit<z.infer<typeof homeWords>['testimonials']['labels'], 'position'>;
