import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ProblemDetails } from '@frontage/contract/enquiry';
import { StoreError } from '../db/store-error.ts';

/** The largest body of an enquiry, in bytes. The form itself has no limits. */
export const BODY_LIMIT = 64 * 1024;

/** Every way to refuse a request. The name is also the label in the metrics. */
const REFUSALS = {
  'malformed-body': { status: 400, title: 'The body cannot be read' },
  'invalid-enquiry': { status: 400, title: 'The enquiry does not match its schema' },
  'bad-request': { status: 400, title: 'The request cannot be read' },
  'cross-site': { status: 403, title: 'The request comes from another site' },
  'not-found': { status: 404, title: 'No resource has this address' },
  'wrong-method': { status: 405, title: 'This address does not accept the method' },
  'too-slow': { status: 408, title: 'The request took too long to arrive' },
  'too-large': { status: 413, title: 'The body is too large' },
  'wrong-type': { status: 415, title: 'The type of the body is not supported' },
  'invalid-fields': { status: 422, title: 'A field of the form is missing or invalid' },
  'key-reused': { status: 422, title: 'The Idempotency-Key belongs to another enquiry' },
  'too-many': { status: 429, title: 'Too many enquiries' },
  'headers-too-large': { status: 431, title: 'The headers are too large' },
  'internal-error': { status: 500, title: 'The service failed' },
  'not-stored': { status: 503, title: 'The enquiry could not be stored' },
} satisfies Record<string, { status: number; title: string }>;

export type RefusalKind = keyof typeof REFUSALS;

export const REFUSAL_KINDS = Object.keys(REFUSALS) as RefusalKind[];

/** A refused request. `message` tells the sender what is wrong and how to fix it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly kind: RefusalKind;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(kind: RefusalKind, detail: string, headers: Record<string, string> = {}) {
    super(detail);
    this.kind = kind;
    this.status = REFUSALS[kind].status;
    this.headers = headers;
  }
}

export type ProblemWords = { title: string; detail: string };

/** Returns the body of a refusal (RFC 9457). */
export function problemOf(
  refusal: Refusal,
  instance: string,
  words?: ProblemWords,
): ProblemDetails {
  const { status, title } = REFUSALS[refusal.kind];
  return {
    type: `urn:frontage:problem:${refusal.kind}`,
    title,
    status,
    detail: refusal.message,
    ...words,
    instance: `urn:frontage:request:${instance}`,
  };
}

/** Converts an error into a refusal, which reveals no internals. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreError)
    return new Refusal(
      'not-stored',
      'The enquiry was not stored, because the database is not available. Please send it again in a minute, or write to us by email.',
      { 'Retry-After': '30' },
    );
  const { code, statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new Refusal(
      'too-large',
      `The message is too long: the form takes ${BODY_LIMIT / 1024} KB in all, about 10,000 words. Shorten it, or write to us by email.`,
    );
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return new Refusal(
      'wrong-type',
      "The Content-Type is missing or not supported. Send 'application/json', or 'application/x-www-form-urlencoded' from a form.",
    );
  if (statusCode >= 400 && statusCode < 500)
    return new Refusal(
      'bad-request',
      'The request is not valid HTTP for this address. Check its headers, its length and its path.',
    );
  return new Refusal(
    'internal-error',
    'The request could not be finished because of a fault on our side. Please try again later; the id in this answer finds it in our log.',
  );
}

/** Answers requests that are not HTTP, arrive too slowly, or have too large headers. */
export function answerClientError(headersForAll: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // Without the timer our half of the connection would wait for the client's half forever. If it were closed
    // at once, the system would drop the answer when more data came in.
    setTimeout(() => socket.destroy(), 1_000).unref();
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const refusal = refusalOfClient(error.code);
    const body = JSON.stringify(problemOf(refusal, 'none'));
    const headers = {
      ...headersForAll,
      Connection: 'close',
      'Cache-Control': 'no-store',
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
    };
    socket.end(
      [
        `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
        ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
        '',
        body,
      ].join('\r\n'),
    );
  };
}

function refusalOfClient(code: string | undefined): Refusal {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new Refusal('too-slow', 'The request did not arrive in time. Please send it again.');
  if (code === 'HPE_HEADER_OVERFLOW')
    return new Refusal(
      'headers-too-large',
      'The headers are too large. Send fewer, or clear cookies.',
    );
  return new Refusal('bad-request', 'This is not valid HTTP. Check the request and its headers.');
}
