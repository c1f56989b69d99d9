import { z } from 'astro/zod';
import { share } from '../fields/image.ts';
import { heading, longText, pageHead, text } from '../fields/parts.ts';

const filled = (what: string) =>
  longText(`${what}. May contain {email}, {legalName} and {fields} (what the forms ask for)`);

export const privacyWords = z.strictObject({
  ...pageHead,
  share,
  heading,
  text: filled('One to three sentences under the heading'),
  updated: z.iso.date().describe('The date of the last change, in quotes: "2026-01-31"'),
  updatedLabel: text('The label of that date: "Last updated"'),
  contents: text('The heading of the table of contents'),
  sections: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe('The anchor of the section in links: lowercase letters and hyphens'),
        heading,
        paragraphs: z.array(filled('A paragraph')).default([]),
        analytics: text(
          'A paragraph about analytics, shown if company.yaml has analytics. May contain {service} and {host}',
        ).optional(),
        speed: text(
          'A paragraph about counting how fast pages are, shown if company.yaml has measureSpeed: true',
        ).optional(),
        items: z
          .array(
            z.strictObject({
              term: text('What the item is about'),
              text: filled('The text of the item'),
            }),
          )
          .default([]),
        closing: filled('A last paragraph under the items').optional(),
      }),
    )
    .min(1),
});
