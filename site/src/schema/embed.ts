import { z } from 'astro/zod';
import { knownEmbed } from './known-embeds.ts';
import { imageFor } from './image.ts';
import { text } from './parts.ts';

/** An https address of another site, which receives data from visitors who open it. */
export const foreignAddress = (what: string) =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .meta({ description: what, foreign: true });

/**
 * A page of another site that loads when a visitor asks for it; in an article, a fenced block of the language `embed`.
 */
export const embed = z
  .strictObject({
    address: foreignAddress(
      'The address of the page, as you share it; known are Cal.com, Calendly, OpenStreetMap, YouTube, Vimeo and Loom',
    ),
    title: text(
      'What it is, in a few words; without it, a page of a known site is called what embed in words.yaml says',
    ).optional(),
    receiver: text(
      'Who receives data from visitors who open it, if the name of the site does not say so: "Acme Maps Ltd, Ireland"',
    ).optional(),
    height: z.coerce
      .number()
      .int()
      .min(160)
      .max(2000)
      .optional()
      .describe('Its height in pixels, where the usual one does not fit'),
    image: imageFor('article')
      .optional()
      .describe('The still shown until it is opened; without one, only the title is shown'),
  })
  .refine(
    ({ address, title }) => title !== undefined || !URL.canParse(address) || knownEmbed(address),
    {
      error: 'nothing says what this page of another site is',
      path: ['title'],
      params: {
        fix: 'write title: and what it is, in a few words; visitors read it before it loads.',
      },
    },
  );

export type Embed = z.infer<typeof embed>;
