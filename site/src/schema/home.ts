import { z } from 'astro/zod';
import { imageFor, share } from './image.ts';
import type { InterfaceWords } from './words.ts';
import { fact, intro, pageHead, question, text, titled } from './parts.ts';

/** Everything that a home page can show; parts from other files have their words there. */
export const HOME_BANDS = [
  'hero',
  'customers',
  'services',
  'achievements',
  'engagement',
  'industries',
  'projectLog',
  'testimonials',
  'questions',
  'enquiry',
] as const;

export type HomeBand = (typeof HOME_BANDS)[number];

const bandWords = {
  hero: z.strictObject({
    lead: text('The word before the typed one'),
    words: z.array(text('A word that the typewriter writes')).min(1),
    rest: text('The line after it'),
    text: intro,
    button: text('The link to /contact'),
    more: text('The link down to how an engagement runs'),
    image: imageFor('hero')
      .optional()
      .describe('From edge to edge under the words, in place of the drawing'),
    caption: text('One sentence under the picture: what it is, and why it is there').optional(),
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
};

export const homeWords = z
  .strictObject({
    ...pageHead,
    share,
    bands: z
      .array(z.enum(HOME_BANDS).describe('A band'))
      .min(1)
      .describe('The bands of the page from top to bottom; one that is not named is not shown'),
    ...z.strictObject(bandWords).partial().required({ hero: true }).shape,
  })
  .superRefine(({ bands, ...words }, context) => {
    const fault = (message: string, path: (string | number)[]) =>
      context.addIssue({ code: 'custom', path, message });
    if (!bands.includes('hero'))
      fault('hero is missing, and it holds the heading of the page; put it first', ['bands']);
    bands.forEach((band, index) => {
      if (bands.indexOf(band) < index)
        fault(`${band} is here twice; leave one of them`, ['bands', index]);
      if (band in bandWords && !words[band as keyof typeof bandWords])
        fault(
          `bands names ${band}, and it has no words; write them here, or take it out of bands`,
          [band],
        );
    });
  });

/** The words of one band. */
export type HomeWords<Band extends keyof typeof bandWords> = z.infer<(typeof bandWords)[Band]>;

/** What the carousel's controls are called: each testimonial brings its own position. */
export type CarouselLabels = Omit<HomeWords<'testimonials'>['labels'], 'position'> & {
  kinds: InterfaceWords['carousel'];
};
