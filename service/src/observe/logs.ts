import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * How the service logs. No address, no body, no raw IP: requests are named by their id and their
 * route, and of an error only its own words, because PostgreSQL puts a row's values beside them.
 */
export function logOptions(level: string, stream: Writable): LogOptions {
  return {
    level,
    stream,
    base: { pid: process.pid },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({ method: request.method, url: '' }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: Error & { code?: string }) => ({
        type: error.name,
        code: error.code ?? '',
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  };
}

/**
 * One line for each request: its id, which a refusal's answer carries too, its route and its end.
 * Not its address and not its path, which can hold anything.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request answered',
    );
  });
}

/**
 * Warns once when `X-Forwarded-For` comes in and is ignored. If a proxy sends it that `TRUST_PROXY` does not
 * name, all visitors count as that proxy and share one limit. From anybody else it changes nothing.
 */
export function warnAboutProxy(app: FastifyInstance, trusted: false | string[]): void {
  if (trusted !== false) return;
  let warned = false;
  app.addHook('onRequest', async (request) => {
    if (warned || request.headers['x-forwarded-for'] === undefined) return;
    warned = true;
    app.log.warn(
      'X-Forwarded-For comes in and is ignored: if a proxy sends it, all visitors share one limit; set TRUST_PROXY to the addresses of your proxies',
    );
  });
}
