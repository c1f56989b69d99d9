import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Store } from '../db/store.ts';
import type { Relay } from '../outbox/relay.ts';
import type { Metrics } from './metrics.ts';

/** With less than this free, in bytes, the next enquiries may not fit any more. */
const leastFree = 32 * 1024 * 1024;

/** How long the database may take for a yes, in milliseconds. */
const patience = 2_000;

type Options = { config: Config; store: Store; relay: Relay; metrics: Metrics };

/**
 * `/livez`: the process runs. `/readyz`: an enquiry would be stored now. `/metrics`, when asked for.
 *
 * An open circuit is told and does not make the service unready: enquiries are still stored, and a
 * balancer that took the service out would lose them.
 */
export function addHealthRoutes(app: FastifyInstance, options: Options): void {
  const { config, store, relay, metrics } = options;

  app.get('/livez', async () => ({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const [database, disk] = await Promise.all([databaseState(store), diskState(config)]);
    const circuit = relay.circuitReason() ?? 'closed';
    const ready = database === 'ok' && disk === 'ok';
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, disk, circuit });
  });

  if (!config.settings.METRICS) return;
  app.get('/metrics', async (_request, reply) => {
    const { type, text } = await metrics.read();
    return reply.type(type).header('Cache-Control', 'no-store').send(text);
  });
}

async function databaseState(store: Store): Promise<'ok' | 'does not answer'> {
  const late = Promise.withResolvers<'does not answer'>();
  const timer = setTimeout(() => late.resolve('does not answer'), patience);
  const asked = store.health(undefined).then(
    () => 'ok' as const,
    () => 'does not answer' as const,
  );
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function diskState({ database }: Config): Promise<'ok' | 'nearly full' | 'gone'> {
  if (database.kind === 'postgres') return 'ok';
  if (!existsSync(database.file)) return 'gone';
  const { bavail, bsize } = await statfs(dirname(database.file));
  return bavail * bsize >= leastFree ? 'ok' : 'nearly full';
}
