import { createHmac, randomBytes } from 'node:crypto';
import type { Writable } from 'node:stream';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { networksOf } from '../text/networks.ts';
import { DAY } from '../system/clock.ts';

type LogOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * Returns options for logs without addresses, bodies and raw IPs. Requests are named by id and route. An error is
 * logged without its `detail`, because PostgreSQL quotes a row's values there.
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
 * Returns a function that names a client in the log. An address (or a /64 of IPv6) has the same name for a
 * day, so that abuse can be traced. The key is in memory only and replaced at the first request after midnight UTC,
 * so nobody can work out an address of an earlier day.
 */
function clientNames(now: () => number): (ip: string) => string {
  let day: number | undefined;
  let key = randomBytes(32);
  return (ip) => {
    const today = Math.floor(now() / DAY);
    if (today !== day) key = randomBytes(32);
    day = today;
    const [network = ''] = networksOf(ip);
    return createHmac('sha256', key).update(network).digest('base64url').slice(0, 12);
  };
}

/**
 * Logs one line for each request: its id, which a refusal also contains, its client, route and outcome. The line has
 * neither the address nor the path, which can contain anything.
 */
export function logRequests(app: FastifyInstance, now: () => number): void {
  const clientName = clientNames(now);
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        client: clientName(request.ip),
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
 * Warns once if `X-Forwarded-For` comes in and is ignored. If a proxy is missing from `TRUST_PROXY`, all its
 * visitors share one limit. From any other sender the header changes nothing.
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
