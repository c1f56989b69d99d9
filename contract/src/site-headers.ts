/** Returns the headers of fonts, scripts and pictures that pages load. */
export const fileHeaders = (https: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  // Browsers' preload list requires two years. The header must not be sent over http (RFC 6797, 7.2).
  ...(https && { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
});

/**
 * Returns the headers of every other answer of the site, from the service or from a static host. A page contains the rest
 * of its Content-Security-Policy in an element, where `frame-ancestors` would be ignored.
 */
export const siteHeaders = (https: boolean): Record<string, string> => ({
  ...fileHeaders(https),
  'Content-Security-Policy': "frame-ancestors 'none'",
  // Repeats frame-ancestors for scanners.
  'X-Frame-Options': 'DENY',
  // With 'same-origin', a form posted to a service elsewhere would have the origin 'null'.
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** The folder of files with a hash in their names, which browsers may keep. */
export const HASHED_FILES = '/_astro/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
