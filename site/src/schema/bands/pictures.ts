import { z } from 'astro/zod';
import { imageFor } from '../image.ts';
import { address, head, heading, intro, named, text } from '../parts.ts';
import { screen } from '../screen.ts';
import { video } from '../video.ts';

// Bands that show pictures of the company's own: src/pictures/places.ts says how large they are made.

const picture = z.strictObject({
  kind: z.literal('picture'),
  ...head,
  paragraphs: z.array(text('One to four sentences')).default([]),
  image: imageFor('gallery'),
  side: z
    .enum(['left', 'right'])
    .default('right')
    .describe('Where the picture is, beside the words'),
  caption: text('Under the picture: who or what it shows').optional(),
  button: text('The words of a link').optional(),
  link: address('Where it leads').default('/contact'),
});

const gallery = z.strictObject({
  kind: z.literal('gallery'),
  heading: heading.optional(),
  text: intro.optional(),
  pictures: z
    .array(
      z.strictObject({
        image: imageFor('gallery'),
        caption: text('Under the picture: what it shows, in a few words').optional(),
      }),
    )
    .min(2)
    .describe('Each in its own shape'),
});

const map = z.strictObject({
  kind: z.literal('map'),
  ...head,
  address: z.array(text('A line of the address')).min(1),
  image: imageFor('gallery')
    .optional()
    .describe('A map of your own: a drawing, or a photograph of the house'),
  at: z
    .strictObject({
      latitude: z.number().min(-90).max(90).describe('Degrees north of the equator: 51.4769'),
      longitude: z.number().min(-180).max(180).describe('Degrees east of Greenwich: -0.0005'),
    })
    .describe('Where the link leads'),
  link: text('The link to the place on openstreetmap.org'),
});

const people = z.strictObject({
  kind: z.literal('people'),
  ...head,
  people: z
    .array(named('person', 'The id of somebody in people.yaml'))
    .min(1)
    .optional()
    .describe('Some of them in this order; without it all of them'),
});

const film = z.strictObject({
  kind: z.literal('video'),
  ...head,
  video: video.describe('It loads once it is pressed, and nobody else is asked before'),
});

const screens = z.strictObject({
  kind: z.literal('screens'),
  ...head,
  paragraphs: z.array(text('One to four sentences')).default([]),
  side: z
    .enum(['left', 'right'])
    .default('right')
    .describe('Where one or two telephones are, beside the words'),
  screens: z
    .array(
      screen.extend({ caption: text('Under the screen: what one sees, in a sentence').optional() }),
    )
    .min(1)
    .max(3)
    .describe(
      'Telephones stand beside each other, and one alone beside the words; a window has the whole width, and a telephone named after it stands before it',
    ),
});

export const pictured = [picture, gallery, screens, map, people, film] as const;
