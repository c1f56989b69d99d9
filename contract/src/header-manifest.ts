import { z } from 'zod';

const headers = z.record(z.string(), z.string());

/** `headers.json`, which the site's build writes and the service reads. */
export const headerManifestSchema = z.object({
  documents: z
    .record(z.string(), headers)
    .describe("A document's file, '/about.html', to the headers of its own"),
  all: headers.describe('For every answer'),
  languages: z
    .record(
      z.string(),
      z.object({
        thankYou: z.string().describe('Where a form without script leads: /de/thank-you'),
        refusals: z
          .record(z.string(), z.object({ title: z.string(), detail: z.string() }))
          .describe('What a script is told of each cause; {wait} is how long'),
      }),
    )
    .optional()
    .describe('The languages of the site, by their tags'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional()
    .describe("The accent of the company's theme, for its mails"),
});

export type HeaderManifest = z.infer<typeof headerManifestSchema>;
