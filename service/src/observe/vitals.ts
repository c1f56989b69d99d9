import { PAGE_KINDS, VITALS, VITALS_PATH, type Vital } from '@frontage/contract/vitals';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { isFromOwnSite, type Origins } from '../http/origin-guard.ts';
import type { RateLimit } from '../http/rate-limit.ts';

type Options = { rateLimit: RateLimit; origins: Origins; metrics: Metrics };

/** `POST /api/vitals`: counts how fast a page was for one visitor. The answer is always 204: no page reads it. */
export function addVitalsRoute(app: FastifyInstance, { rateLimit, origins, metrics }: Options) {
  app.post(VITALS_PATH, { logLevel: 'warn' }, async ({ headers, ip, body }, reply) => {
    reply.code(204);
    if (!isFromOwnSite(headers, origins) || !(body instanceof URLSearchParams)) return;
    if (rateLimit.admit(ip).waitSeconds > 0) return;
    const page = PAGE_KINDS.find((kind) => kind === body.get('page')) ?? 'other';
    for (const name of Object.keys(VITALS) as Vital[]) {
      const value = Number.parseFloat(body.get(name) ?? '');
      // An hour is no page's speed.
      if (value >= 0 && value < 3_600_000) metrics.vital(name, page, value);
    }
  });
}
