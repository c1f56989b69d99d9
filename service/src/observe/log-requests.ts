import type { FastifyInstance } from 'fastify';

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
