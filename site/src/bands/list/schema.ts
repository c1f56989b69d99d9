import { z } from 'astro/zod';
import { bandHead, longText, text } from '../../fields/parts.ts';
import { defineBand } from '../define-band.ts';

const { schema, ...rules } = defineBand('list', 'Text', {
  ...bandHead,
  items: z
    .array(
      z.strictObject({
        title: text('The title of the item, in a few words'),
        summary: longText(
          'What decides, in one short sentence. It is large, and the text is below it',
        ).optional(),
        text: longText(
          'The text of the item, one to three sentences. Below a summary, an empty line begins a paragraph',
        ),
      }),
    )
    .min(1)
    .describe('The items: from five on, beside the heading'),
  unfold: text(
    'The label that opens the text below a summary on a phone, where it is folded: “The whole clause”',
  ).optional(),
});

export const band = {
  ...rules,
  schema: schema.refine(({ items, unfold }) => unfold ?? items.every(({ summary }) => !summary), {
    path: ['unfold'],
    message: 'is missing: on a phone, the text below a summary is folded, and this label opens it',
  }),
};
