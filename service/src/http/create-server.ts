import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SERVICE_PATH_PATTERN } from '@frontage/contract/form';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const service = new RegExp(SERVICE_PATH_PATTERN);

const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** How long a connection with a running request may be idle, as when a client stops reading, in ms. */
export const STALL_TIMEOUT_MS = 60_000;

/**
 * How long an idle connection may still send a request after a stop began, in ms. A proxy learns of the stop
 * only from a response on each connection that it keeps.
 */
const LAST_CALL_MS = 1_000;

/**
 * How many connections may have an incomplete request, or none yet. Above that the oldest is closed: it had
 * the most time, so a client that opens many keeps nobody else out.
 */
export const MAX_INCOMPLETE_REQUESTS = 256;

/** How long a stop waits for clients that still send a request or receive an answer, in ms. */
const MAX_REQUEST_MS = REQUEST_TIMEOUT_MS + 10_000;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** With several Host headers Node uses the first, and a proxy may use another (RFC 9112, section 3.2). */
const hasOneHost = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, i) => i % 2 === 0 && /^host$/i.test(text)).length <= 1;

/**
 * A server whose `close` always ends and interrupts no request. Node's own `close` ends idle connections at
 * once, although a request may be on its way, and waits forever for one that never arrives. It also calls a
 * connection idle once the answer is written, even if it is not sent yet.
 */
class StoppableServer extends http.Server {
  readonly #running = new Map<Socket, Set<ServerResponse>>();
  /** Oldest first. */
  readonly #incomplete = new Set<Socket>();
  readonly #lastCall: number;
  #isStopping = false;

  constructor(options: http.ServerOptions, listener: Handler, lastCall: number) {
    super(options);
    this.#lastCall = lastCall;
    this.on('connection', (socket: Socket) => {
      this.#running.set(socket, new Set());
      this.#awaitRequest(socket);
      socket.once('close', () => {
        this.#running.delete(socket);
        this.#incomplete.delete(socket);
      });
    });
    // Registered before the listener, which may answer at once.
    this.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const { socket } = request;
      this.#incomplete.delete(socket);
      if (hasBody(request)) {
        this.#awaitRequest(socket);
        request.once('end', () => this.#incomplete.delete(socket));
      }
      const running = this.#running.get(socket);
      running?.add(response);
      // Makes the response say `Connection: close`.
      if (this.#isStopping) response.shouldKeepAlive = false;
      response.once('close', () => {
        running?.delete(response);
        if (this.#isStopping && running?.size === 0) socket.destroySoon();
      });
    });
    this.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (hasOneHost(request)) listener(request, response);
      else this.emit('clientError', new Error('several Host headers'), request.socket);
    });
  }

  #awaitRequest(socket: Socket) {
    this.#incomplete.add(socket);
    const [oldest] = this.#incomplete;
    if (this.#incomplete.size > MAX_INCOMPLETE_REQUESTS) oldest?.destroy();
  }

  override closeIdleConnections() {}

  override close(done?: (error?: Error) => void): this {
    this.#isStopping = true;
    for (const running of this.#running.values())
      for (const response of running) response.shouldKeepAlive = false;
    const timers = [
      setTimeout(() => {
        for (const [socket, running] of this.#running) if (running.size === 0) socket.destroySoon();
      }, this.#lastCall),
      setTimeout(() => this.closeAllConnections(), MAX_REQUEST_MS),
    ];
    return super.close((error) => {
      timers.forEach(clearTimeout);
      done?.(error);
    });
  }
}

/**
 * Creates the server. It answers pages from memory; all other requests go to the router.
 *
 * @param lastCall how long a stop waits for requests on their way, in milliseconds
 */
export function createServer(
  site: Handler,
  handler: Handler,
  lastCall = LAST_CALL_MS,
): http.Server {
  const server = new StoppableServer(
    {
      // Without these limits a few clients that never finish would block every connection.
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      // A client may send the absolute URL, as to a proxy (RFC 9112, 3.2.2).
      const [whole, host] = /^https?:\/\/([^/?#]*)/i.exec(request.url ?? '') ?? [];
      if (whole !== undefined) {
        request.headers.host = host;
        request.url = request.url?.slice(whole.length).replace(/^(?!\/)/, '/');
      }
      if (service.test(request.url ?? '')) handler(request, response);
      else site(request, response);
    },
    lastCall,
  );
  server.timeout = STALL_TIMEOUT_MS;
  return server;
}
