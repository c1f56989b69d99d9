import { z } from 'astro/zod';
import { imageFor } from './image.ts';
import { heading, intro, text } from './parts.ts';

/** What introduces a panel; the links have the whole width where nothing does. */
export const panelHead = {
  intro: text('The heading of the panel').optional(),
  text: intro.optional(),
  image: imageFor('panel')
    .optional()
    .describe('Under the words of the panel, in place of the drawing'),
};

/** The panels of the header that follow a folder: `panels` of navigation.yaml. */
export const headerPanelWords = z.strictObject({
  services: z.strictObject({
    ...panelHead,
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
      .describe(
        'The columns of the panel, in order; lists of services follow it, in the menu or not',
      ),
  }),
  industries: z
    .strictObject({
      ...panelHead,
      subHeading: text('Over the links').optional(),
    })
    .default({}),
});
