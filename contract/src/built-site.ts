import { z } from 'zod';

/** The file in a built site that describes the site to the service. */
export const BUILT_SITE = 'built-site.json';

/** Decodes an address; undefined if its percent-encoding is invalid or encodes a control character. */
export function decodeAddress(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address);
    return /[\u0000-\u001f\u007f]/.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

export const builtSiteSchema = z.object({
  languages: z
    .record(
      z.string(),
      z.object({
        thankYou: z.string().describe('The page after a form without script: /de/thank-you'),
        refusals: z
          .record(z.string(), z.object({ title: z.string(), detail: z.string() }))
          .describe('The title and text of each refusal, for scripts; {wait} is the time to wait'),
      }),
    )
    .describe('The languages of the site, by their tags'),
  redirects: z
    .array(
      z.object({
        from: z.string().refine((from) => decodeAddress(from) !== undefined),
        to: z.string().optional(),
        status: z.literal([301, 302, 308, 410]),
      }),
    )
    .default([])
    .describe('Old addresses, and where they lead now; a * at the end stands for the rest'),
  preview: z
    .boolean()
    .default(false)
    .describe('Whether it contains pages that are not public: the service refuses to serve it'),
  rebuildOn: z
    .string()
    .optional()
    .describe('The next day on which a page becomes public or is over: 2026-01-31'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional()
    .describe("The accent of the company's theme, for its mails"),
});

/** What a site is built for; the built site's description records it. */
export type BuildTarget = {
  publicOrigin: string;
  apiBase: string;
  companyFolder: string;
};

export type BuiltSite = z.infer<typeof builtSiteSchema>;
