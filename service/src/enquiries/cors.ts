import type { FastifyInstance } from 'fastify';
import { isAllowedOrigin, type Origins } from './own-site.ts';

/**
 * Lets the pages of `ALLOWED_ORIGINS` read the answers of one path, and answers their preflight:
 * https://fetch.spec.whatwg.org/#http-cors-protocol
 */
export function addCors(app: FastifyInstance, path: string, origins: Origins): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== path) return;
    const { origin } = request.headers;
    reply.header('Vary', 'Origin');
    if (origin === undefined || !isAllowedOrigin(origin, origins)) return;
    reply.header('Access-Control-Allow-Origin', origin);
    // The page and the service are of different sites: without this the browser drops the answer.
    reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  app.options(path, async (_request, reply) =>
    reply
      .headers({
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
        'Access-Control-Max-Age': '7200',
        Allow: 'POST, OPTIONS',
      })
      .code(204)
      .send(),
  );
}
