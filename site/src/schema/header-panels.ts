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
            .enum(['development', 'quality-assurance', 'ai-development', 'design'])
            .describe('What a service says as its category'),
          heading,
        }),
      )
      .length(4),
  }),
  industries: z.strictObject({
    intro: text('The heading of the panel'),
    text: intro,
    subHeading: text('Over the links'),
  }),
});
