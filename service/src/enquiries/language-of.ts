import type { FastifyRequest } from 'fastify';
import { PostedForm } from '../http/body-parsers.ts';
import { typedIn } from './read-enquiry.ts';

/**
 * The language of the page that a request comes from: a form has a hidden field, a script says Content-Language
 * (RFC 9110, 8.5). Nothing else is taken from either.
 *
 * @param languages the tags that there are
 * @returns one of them; undefined where the request names none of them
 */
export function languageOf(
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  languages: Iterable<string>,
): string | undefined {
  const said = body instanceof PostedForm ? typedIn(body).language : headers['content-language'];
  return [...languages].find((tag) => tag.toLowerCase() === said?.trim().toLowerCase());
}
