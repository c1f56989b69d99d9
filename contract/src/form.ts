export const ENQUIRY_PATH = '/api/send-email';

/**
 * Matches the addresses that the service answers itself; all others belong to the site. Several slashes before `api`
 * count as one, because a base address with a trailing slash makes '//api/send-email'. Before other names
 * they do not: a proxy that hides '/metrics' would let '//metrics' through.
 */
export const SERVICE_PATH_PATTERN = '^(/+api(/|$|\\?)|/(livez|readyz|metrics)/?($|\\?))';

/** The honeypot: a field that no person sees, so that only robots fill it in. */
export const HONEYPOT = 'website';

/** A hidden field with the language tag of the page, so that the answer to a plain form is in that language. */
export const LANGUAGE_FIELD = 'language';

/**
 * Marks an application for a job: a hidden field of the plain form, a property of the JSON, and stored with the
 * answers.
 */
export const FORM_FIELD = 'form';

/** The prefix of added fields in the plain form. No key has an underscore. */
export const ADDED_FIELD_PREFIX = 'field_';

/** Returns the token of a field's error, whose state is that the answer is valid: then the error is hidden. */
export const validState = (key: string): string => `fits_${key}`;

/** Returns the token of an option of a field, whose state is that the option is selected. */
export const selectedState = (name: string, option: string): string => `${name}_${option}`;

/**
 * Returns a placeholder for a built page. The service replaces it with a value of the form, the reason of the refusal,
 * or the time to wait.
 */
export const token = (name: string): string => `{{${name}}}`;

/** Matches a token, and captures its name. */
export const TOKEN_PATTERN = String.raw`\{\{(\w+)\}\}`;
