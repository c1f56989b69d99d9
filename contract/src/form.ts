/** The path that enquiries are posted to. */
export const ENQUIRY_PATH = '/api/send-email';

/**
 * The addresses that the service answers itself; all others belong to the site. Several slashes before `api` count as
 * one: a base address with a trailing slash makes '//api/send-email'. A proxy that hides '/metrics' would let '//metrics'
 * through, so that one is no address of the service.
 */
export const SERVICE_ADDRESS = '^(/+api(/|$|\\?)|/(livez|readyz|metrics)/?($|\\?))';

/** The honeypot: a field of the plain form that no person sees, so only robots fill it in. */
export const HONEYPOT = 'website';

/**
 * A hidden field of the form on pages in an additional language: its tag. What answers the form without script is then in
 * that language.
 */
export const LANGUAGE_FIELD = 'language';

/**
 * Where an application for a job says that it is one: a hidden field of the plain form, a property of the JSON, and stored
 * with the answers.
 */
export const FORM_FIELD = 'form';

/** What the names of fields that a company has added begin with in the plain form; no key has an underscore. */
export const ADDED_FIELD = 'field_';

/**
 * A placeholder in a built page. The service replaces it with what it knows when it answers: what was
 * typed, why it was refused, how long to wait.
 */
export const token = (name: string): string => `{{${name}}}`;

/** Finds each {@link token}, whatever its name. */
export const TOKEN_NAME = String.raw`\{\{(\w+)\}\}`;
