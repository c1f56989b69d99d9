import { z } from 'zod';

const headers = z.record(z.string(), z.string());

/** `headers.json`, which the site's build writes and the service reads. */
export const headerManifestSchema = z.object({
  documents: z
    .record(z.string(), headers)
    .describe("A document's file, '/about.html', to the headers of its own"),
  all: headers.describe('For every answer'),
});

export type HeaderManifest = z.infer<typeof headerManifestSchema>;
