import { z } from 'zod';

const headers = z.record(z.string(), z.string());

/** `headers.json`, which the site's build writes and the service reads. */
export const headerManifestSchema = z.object({
  documents: z
    .record(z.string(), headers)
    .describe("A document's file, '/about.html', to the headers of its own"),
  all: headers.describe('For every answer'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional()
    .describe("The accent of the company's theme, for its mails"),
});

export type HeaderManifest = z.infer<typeof headerManifestSchema>;
