import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT_SITE, type BuiltSite, builtSiteSchema } from '@frontage/contract/built-site';

/**
 * The headers of every answer. A page brings the rest of its Content-Security-Policy along, as an element,
 * where `frame-ancestors` would be ignored.
 */
export const FIXED_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Says again what frame-ancestors says: scanners ask for it.
  'X-Frame-Options': 'DENY',
  // Not 'same-origin': a form that is posted to a service elsewhere would then come from origin 'null'.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * Reads what the site's build says about itself.
 *
 * @throws when the file exists and is not valid
 */
export function readBuiltSite(folder: string): BuiltSite {
  const file = join(folder, BUILT_SITE);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { languages: {} };
  }
  const parsed = builtSiteSchema.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new Error(`${file} is not as expected; build the site again`);
}
