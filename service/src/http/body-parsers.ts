import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './problem.ts';

const parsers = {
  'application/json': (text: string) => JSON.parse(text) as unknown,
  'application/x-www-form-urlencoded': (text: string) => new URLSearchParams(text),
};

/** Parses JSON, and plain forms as `URLSearchParams`. Every other type is answered with 415. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const [type, parse] of Object.entries(parsers))
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
      try {
        done(null, parse(decodeUtf8(body as Buffer)));
      } catch (error) {
        done(error instanceof Refusal ? error : notJsonRefusal());
      }
    });
}

function decodeUtf8(body: Buffer): string {
  if (isUtf8(body)) return body.toString('utf8');
  throw new Refusal(
    'malformed-body',
    'What arrived cannot be read as text: it is not UTF-8. Send it again in UTF-8, or write to us by email.',
  );
}

// Replaces the parser's own message, which quotes the body and so perhaps a person's words.
function notJsonRefusal() {
  return new Refusal(
    'malformed-body',
    'The body is not JSON, although its Content-Type says so. Send one JSON object with name, email, message and services.',
  );
}
