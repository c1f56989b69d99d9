import type { FastifyInstance } from 'fastify';

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
