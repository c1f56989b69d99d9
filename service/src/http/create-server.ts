import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SERVICE_ADDRESS } from '@frontage/contract/form';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const service = new RegExp(SERVICE_ADDRESS);

/** How long a sender may take for its headers and for the whole request, in milliseconds. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 20_000;

/** How long a connection with a running request may be idle, as when a client stops reading, in ms. */
export const STALL_TIMEOUT = 60_000;

/** How long a connection without a request yet may still send one after a stop began, in ms. */
const LAST_CALL = 1_000;

/** How long a stop waits for clients that still send a request or receive an answer, in ms. */
const LONGEST_REQUEST = REQUEST_TIMEOUT + 10_000;

/**
 * A server whose `close` always ends, and cuts off no answer. Node's own waits for busy connections as long
 * as they are kept alive, for connections without any request (browsers open some in advance), and for ever
 * for a request that does not arrive. And Node calls a connection idle as soon as its answer was written,
 * even if it was not sent yet.
 */
class StoppableServer extends http.Server {
  /** How many requests run on each connection; undefined before the first one. */
  readonly #running = new Map<Socket, number | undefined>();
  #stopping = false;

  constructor(options: http.ServerOptions, listener: Handler) {
    super(options, listener);
    this.on('connection', (socket: Socket) => {
      this.#running.set(socket, undefined);
      socket.once('close', () => this.#running.delete(socket));
    });
    this.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
      this.#running.set(socket, (this.#running.get(socket) ?? 0) + 1);
      response.once('close', () => {
        const running = this.#running.get(socket);
        if (running === undefined) return;
        this.#running.set(socket, running - 1);
        if (this.#stopping && running === 1) socket.destroySoon();
      });
    });
  }

  #destroyUnused() {
    for (const [socket, running] of this.#running) if (running === undefined) socket.destroy();
  }

  /**
   * A connection whose next request is incomplete counts as idle: the client sees it close, and asks again.
   */
  override closeIdleConnections() {
    for (const [socket, running] of this.#running) if (running === 0) socket.destroy();
  }

  override close(done?: (error?: Error) => void): this {
    this.#stopping = true;
    const timers = [
      setTimeout(() => this.#destroyUnused(), LAST_CALL),
      setTimeout(() => this.closeAllConnections(), LONGEST_REQUEST),
    ];
    return super.close((error) => {
      timers.forEach(clearTimeout);
      done?.(error);
    });
  }
}

/**
 * The server answers pages from memory, before the router; everything else goes through the router.
 */
export function createServer(site: Handler, handler: Handler): http.Server {
  const server = new StoppableServer(
    {
      // Against clients that never finish; without this a few of them block every connection.
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
  server.timeout = STALL_TIMEOUT;
  return server;
}
