import type { FastifyInstance } from 'fastify';

/**
 * Says once that `X-Forwarded-For` comes in and is ignored. A proxy that nobody named puts it there:
 * then all visitors count as the proxy, and share one limit. Whoever else sends it changes nothing.
 */
export function tellOfProxy(app: FastifyInstance, trusted: false | string[]): void {
  if (trusted !== false) return;
  let told = false;
  app.addHook('onRequest', async (request) => {
    if (told || request.headers['x-forwarded-for'] === undefined) return;
    told = true;
    app.log.warn(
      'X-Forwarded-For comes in and is ignored: if a proxy sends it, all visitors share one limit; set TRUST_PROXY to the addresses of your proxies',
    );
  });
}
