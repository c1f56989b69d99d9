import { z } from 'astro/zod';
import { heading, intro, text } from './parts.ts';

export const headerPanelWords = z.strictObject({
  services: z.strictObject({
    intro: text('The heading of the panel'),
    text: intro,
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
    subHeading: text('Over the links'),
  }),
});
