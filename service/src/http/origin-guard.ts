import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';

export type Origins = { publicOrigin: string | undefined; allowed: readonly string[] };

/**
 * Whether a request comes from the site itself, from an allowed origin, or from no page at all. Browsers set
 * both headers and pages cannot: https://www.w3.org/TR/fetch-metadata/
 */
export function isFromOwnSite(headers: IncomingHttpHeaders, origins: Origins): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (typeof origin === 'string' && origin !== 'null')
    return isAllowedOrigin(origin, origins) || isSameHost(origin, headers.host);
  // A sandboxed frame has an opaque origin, and so does our own page under a strict referrer policy; only
  // Sec-Fetch-Site tells them apart.
  if (origin === 'null') return site === 'same-origin';
  return site === undefined || site === 'same-origin' || site === 'none';
}

function isAllowedOrigin(origin: string, { publicOrigin, allowed }: Origins): boolean {
  return origin === publicOrigin || allowed.includes(origin);
}

/**
 * Whether an origin is the requested host, under any name. Browsers send both in the same form, so it parses
 * nothing: a 16 KB header would keep Punycode busy.
 */
export function isSameHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && (origin === `https://${host}` || origin === `http://${host}`);
}

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
    // Without this the browser drops the answer when page and service are on different sites.
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
