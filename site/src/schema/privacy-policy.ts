import { z } from 'astro/zod';
import { heading, pageHead, text, titled } from './parts.ts';

export const privacyWords = z.strictObject({
  ...pageHead,
  ...titled,
  updated: z.iso.date().describe('The day of the last change, in quotes: "2026-01-31"'),
  updatedLabel: text('Label'),
  contents: text('The list of sections'),
  sections: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe('The anchor: small letters and hyphens'),
        heading,
        paragraphs: z.array(text('A paragraph')).default([]),
        items: z
          .array(z.strictObject({ term: text('What'), text: text('What becomes of it') }))
          .default([]),
        closing: text('A last paragraph, under the items').optional(),
      }),
    )
    .length(10),
});
