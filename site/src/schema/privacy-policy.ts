import { z } from 'astro/zod';
import { share } from './image.ts';
import { heading, pageHead, text } from './parts.ts';

const filled = (what: string) =>
  text(`${what}; may hold {email}, {legalName} and {fields}, what the forms ask for`);

export const privacyWords = z.strictObject({
  ...pageHead,
  share,
  heading,
  text: filled('One to three sentences under the heading'),
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
        paragraphs: z.array(filled('A paragraph')).default([]),
        statistics: text(
          'A paragraph for a company whose company.yaml has statistics, and is left out of any other; may hold {service} and {host}',
        ).optional(),
        items: z
          .array(z.strictObject({ term: text('What'), text: filled('What becomes of it') }))
          .default([]),
        closing: filled('A last paragraph, under the items').optional(),
      }),
    )
    .min(1),
});
