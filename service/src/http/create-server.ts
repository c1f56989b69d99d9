import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { SiteListener } from '../website/serve.ts';
import { HEADERS_TIMEOUT, REQUEST_TIMEOUT } from './limits.ts';
import { problemOf, Refusal } from './problem.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

// Everything else is the site's. Slashes are counted loosely: '//api/send-email' is what a base
// address with a trailing slash makes.
const service = /^\/+(api(\/|$|\?)|(livez|readyz|metrics)\/?($|\?))/;

/** How long a connection on which nothing was asked yet may still ask once a stop began, in ms. */
const LAST_CALL = 1_000;

/**
 * A server whose `close` comes to its end. Node waits for connections that were busy when it began,
 * for as long as they are kept alive, and for those on which nothing was ever asked: browsers open
 * some ahead, and a closing server does not time them out.
 */
class StoppableServer extends http.Server {
  readonly #unused = new Set<Socket>();

  constructor(options: http.ServerOptions, listener: Handler) {
    super(options, listener);
    this.on('connection', (socket: Socket) => {
      this.#unused.add(socket);
      socket.once('close', () => this.#unused.delete(socket));
    });
    this.on('request', ({ socket }: IncomingMessage) => this.#unused.delete(socket));
  }

  override close(done?: (error?: Error) => void): this {
    const sweep = setInterval(() => this.closeIdleConnections(), 100);
    const lastCall = setTimeout(() => {
      for (const socket of this.#unused) socket.destroy();
    }, LAST_CALL);
    return super.close((error) => {
      clearInterval(sweep);
      clearTimeout(lastCall);
      done?.(error);
    });
  }
}

/** The server: the site is answered from memory before the router, the rest goes through it. */
export function createServer(site: SiteListener, handler: Handler): http.Server {
  return new StoppableServer(
    {
      // Against senders that never finish; without this a few of them hold every connection.
      headersTimeout: HEADERS_TIMEOUT,
      requestTimeout: REQUEST_TIMEOUT,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (service.test(request.url ?? '')) handler(request, response);
      else site(request, response);
    },
  );
}

/** Answers what is not HTTP, or came too slowly, or has too much in its headers. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const [line, refusal] = refusalOfClient(error.code);
  const body = JSON.stringify(problemOf(refusal, 'none'));
  socket.end(
    [
      `HTTP/1.1 ${line}`,
      'Connection: close',
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  );
}

function refusalOfClient(code: string | undefined): [line: string, refusal: Refusal] {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return [
      '408 Request Timeout',
      new Refusal('too-slow', 'The request did not arrive in time. Please send it again.'),
    ];
  if (code === 'HPE_HEADER_OVERFLOW')
    return [
      '431 Request Header Fields Too Large',
      new Refusal('bad-request', 'The headers are too large. Send fewer, or clear cookies.'),
    ];
  return [
    '400 Bad Request',
    new Refusal('bad-request', 'This is not valid HTTP. Check the request and its headers.'),
  ];
}
