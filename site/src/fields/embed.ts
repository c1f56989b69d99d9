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
    link: foreignAddress(
      'The URL of the page. Best with Cal.com, Calendly, OpenStreetMap, YouTube, Vimeo and Loom',
    ),
    title: text(
      'What it is, in a few words. If left out for a known site, the title is in words.yaml',
    ).optional(),
    receiver: text(
      'Who receives visitors’ data, if not clear from the site’s name: "Acme Maps Ltd, Ireland"',
    ).optional(),
    height: z.coerce
      .number()
      .int()
      .min(160)
      .max(2000)
      .optional()
      .describe('The height in pixels, if the default does not fit'),
    image: imageFor('article')
      .optional()
      .describe('The picture shown until a visitor opens it. If left out, only the title is shown'),
  })
  .refine(({ link, title }) => title !== undefined || !URL.canParse(link) || knownEmbed(link), {
    error: 'title is missing for this embedded page',
    path: ['title'],
    params: {
      fix: 'add title: and say in a few words what the page is. Visitors read it before the page loads.',
    },
  });

export type EmbedFields = z.infer<typeof embed>;
