import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf, Refusal } from './problem.ts';

/** What is answered before any handler knows of the request. */
type Answer = { headers: Record<string, string>; body: string };

function answerOf(refusal: Refusal, headersForAll: Record<string, string>): Answer {
  const body = JSON.stringify(problemOf(refusal, 'none'));
  const headers = {
    ...headersForAll,
    Connection: 'close',
    'Cache-Control': 'no-store',
    'Content-Type': 'application/problem+json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
  };
  return { headers, body };
}

/**
 * Answers requests that are not HTTP, come too slowly, or have too large headers.
 *
 * @param headersForAll what every answer carries, this one too
 */
export function answerClientError(headersForAll: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    // Our half of the connection would wait for theirs for ever. Not at once, because data that still comes in
    // makes the system drop the answer.
    setTimeout(() => socket.destroy(), 1_000).unref();
    if (error.code === 'ECONNRESET' || !socket.writable) return;
    const refusal = refusalOfClient(error.code);
    const { headers, body } = answerOf(refusal, headersForAll);
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

/** Whether a request lacks the header that HTTP/1.1 wants: RFC 9112, section 3.2. */
export const lacksHost = ({ httpVersion, headers }: IncomingMessage): boolean =>
  httpVersion === '1.1' && headers.host === undefined;

/** Answers a request without a host, which Node would answer without any headers. */
export function answerWithoutHost(
  response: ServerResponse,
  headersForAll: Record<string, string>,
): void {
  const refusal = new Refusal('bad-request', 'The Host header is missing. Send it.');
  const { headers, body } = answerOf(refusal, headersForAll);
  response.writeHead(refusal.status, headers).end(body);
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
