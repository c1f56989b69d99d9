import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './problem.ts';

const parsers = {
  'application/json': (text: string) => JSON.parse(text) as unknown,
  'application/x-www-form-urlencoded': (text: string) => new URLSearchParams(text),
};

/** Takes JSON and plain forms, as `URLSearchParams`; everything else is 415. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  for (const [type, parse] of Object.entries(parsers))
    app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => {
      try {
        done(null, parse(textOf(body as Buffer)));
      } catch (error) {
        done(error instanceof Refusal ? error : notJson());
      }
    });
}

function textOf(body: Buffer): string {
  if (isUtf8(body)) return body.toString('utf8');
  throw new Refusal(
    'malformed-body',
    'What arrived cannot be read as text: it is not UTF-8. Send it again in UTF-8, or write to us by email.',
  );
}

// The parser's own message quotes the body, which may hold a person's words.
function notJson() {
  return new Refusal(
    'malformed-body',
    'The body is not JSON, although its Content-Type says so. Send one JSON object with name, email, message and services.',
  );
}
