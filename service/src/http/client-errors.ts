import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemOf, Refusal } from './problem.ts';

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
