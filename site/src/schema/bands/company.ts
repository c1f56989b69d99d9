import { z } from 'astro/zod';
import type { InterfaceWords } from '../words.ts';
import { text, titled } from '../parts.ts';

// Bands that show what stands in other files of the company: their words are here, or there.

const customers = z.strictObject({ kind: z.literal('customers'), ...titled });

const services = z.strictObject({
  kind: z.literal('services'),
  ...titled,
  subheading: text('The second line of the heading'),
  more: text('The toggle, closed'),
  less: text('The toggle, open'),
});

const achievements = z.strictObject({ kind: z.literal('achievements'), ...titled });

const industries = z.strictObject({ kind: z.literal('industries'), ...titled });

const projectLog = z
  .strictObject({ kind: z.literal('projectLog') })
  .describe('Its words stand in project-log.yaml');

const testimonials = z.strictObject({
  kind: z.literal('testimonials'),
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
});

const enquiry = z
  .strictObject({ kind: z.literal('enquiry') })
  .describe('The contact form; its words stand in pages/contact.yaml');

const whatYouGet = z
  .strictObject({ kind: z.literal('whatYouGet') })
  .describe('What every engagement brings: pages/service-shared.yaml');

const firstTwoWeeks = z
  .strictObject({ kind: z.literal('firstTwoWeeks') })
  .describe('The first ten days: pages/service-shared.yaml');

export const fromFiles = [
  customers,
  services,
  achievements,
  industries,
  projectLog,
  testimonials,
  enquiry,
  whatYouGet,
  firstTwoWeeks,
] as const;

/** What the carousel's controls are called: each testimonial brings its own position. */
export type CarouselLabels = Omit<z.infer<typeof testimonials>['labels'], 'position'> & {
  kinds: InterfaceWords['carousel'];
};
