/** Where enquiries are posted to, below the host. */
export const ENQUIRY_PATH = '/api/send-email';

/**
 * Which addresses the service answers itself; everything else is the site's. Slashes are counted loosely:
 * '//api/send-email' is what a base address with a trailing slash makes.
 */
export const SERVICE_ADDRESS = String.raw`^/+(api(/|$|\?)|(livez|readyz|metrics)/?($|\?))`;

/** The field of the plain form that no person sees: whoever fills it in is a robot. */
export const HONEYPOT = 'website';

/**
 * What stands in a built page where the service writes something of the moment: what was typed, why it could not be
 * taken, how long to wait.
 */
export const token = (name: string): string => `{{${name}}}`;

/** Finds each {@link token}, whatever stands between the braces. */
export const TOKEN_NAME = String.raw`\{\{(\w+)\}\}`;
