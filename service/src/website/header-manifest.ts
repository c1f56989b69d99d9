import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderManifest, headerManifestSchema } from '@frontage/contract/header-manifest';

/** For a document that the build does not mention: it may load nothing. */
export const STRICT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'";

const withoutBuild: HeaderManifest = {
  documents: {},
  all: {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
  },
};

/**
 * Reads `headers.json`, which the site's build writes.
 *
 * @throws when the file exists and is not valid: going on would drop the site's protection
 */
export function readHeaderManifest(folder: string): HeaderManifest {
  let text: string;
  try {
    text = readFileSync(join(folder, 'headers.json'), 'utf8');
  } catch {
    return withoutBuild;
  }
  const parsed = headerManifestSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${join(folder, 'headers.json')} is not as expected; build the site again`);
}
