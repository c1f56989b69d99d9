/**
 * The headers of every answer of the site, whoever serves it. A page brings the rest of its Content-Security-Policy along,
 * as an element, where `frame-ancestors` would be ignored.
 *
 * @param https whether visitors come over https
 */
export const siteHeaders = (https: boolean): Record<string, string> => ({
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  // Says again what frame-ancestors says: scanners ask for it.
  'X-Frame-Options': 'DENY',
  // Not 'same-origin': a form that is posted to a service elsewhere would then come from origin 'null'.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The preload list of browsers asks for two years. Over http it must not be sent (RFC 6797, 7.2).
  ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});

/** The folder whose files have a hash in their names, and how long browsers may keep them. */
export const HASHED_FILES = '/_astro/';
export const FOR_GOOD = 'public, max-age=31536000, immutable';
