import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { heading, intro, text } from './parts.ts';

const image = imageFor('panel')
  .optional()
  .describe('Under the words of the panel, in place of the drawing');

export const headerPanelWords = z.strictObject({
  services: z.strictObject({
    intro: text('The heading of the panel'),
    text: intro,
    image,
    categories: z
      .array(
        z.strictObject({
          key: z
            .string()
            .regex(/^[a-z0-9-]+$/)
            .describe('What a service names as its category'),
          heading,
        }),
      )
      .min(1)
      .describe('The columns of the panel, in order'),
  }),
  industries: z.strictObject({
    intro: text('The heading of the panel'),
    text: intro,
    image,
    subHeading: text('Over the links'),
  }),
});
