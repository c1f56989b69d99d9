import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isUnwritable } from '../db/store-error.ts';
import type { Store } from '../store/store.ts';
import type { Relay } from '../deliveries/relay.ts';
import type { Metrics } from './metrics.ts';

/** With less than this free, in bytes, the next enquiries may not fit any more. */
const LEAST_FREE_BYTES = 32 * 1024 * 1024;

/** How long the database may take to write a row, and how long its answer is reused, in milliseconds. */
const PROBE_TIMEOUT_MS = 2_000;
const CACHED_MS = 1_000;

type Options = { config: Config; store: Store; relay: Relay; metrics: Metrics };

/**
 * `/livez`: the process runs. `/readyz`: an enquiry would be stored now. `/metrics`, when asked for.
 *
 * It shows an open circuit, which does not make the service unready: enquiries are still stored, and if a
 * balancer took the service out, they would be lost.
 */
export function addHealthRoutes(app: FastifyInstance, options: Options): void {
  const { config, store, relay, metrics } = options;

  // Anybody may ask: however many do, it writes one row at a time, and one a second at most.
  const databaseState = shared(CACHED_MS, () =>
    store.probe(undefined).then(
      () => 'ok' as const,
      (error: unknown) => (isUnwritable(error) ? 'cannot be written' : 'does not answer'),
    ),
  );
  const readMetrics = shared(0, () => metrics.read());

  app.get('/livez', async () => ({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const [database, disk] = await Promise.all([inTime(databaseState), diskState(config)]);
    const circuit = relay.circuitReason() ?? 'closed';
    const ready = database === 'ok' && disk === 'ok';
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, disk, circuit });
  });

  if (!config.settings.METRICS) return;
  app.get('/metrics', async (_request, reply) => {
    const { type, text } = await readMetrics();
    return reply.type(type).header('Cache-Control', 'no-store').send(text);
  });
}

/** Works once for all who ask while it runs, and for `cachedMs` after that. */
function shared<Value>(cachedMs: number, work: () => Promise<Value>): () => Promise<Value> {
  let current: Promise<Value> | undefined;
  return () =>
    (current ??= work().finally(() => setTimeout(() => (current = undefined), cachedMs).unref()));
}

type DatabaseState = 'ok' | 'cannot be written' | 'does not answer';

async function inTime(state: () => Promise<DatabaseState>): Promise<DatabaseState> {
  const late = Promise.withResolvers<DatabaseState>();
  const timer = setTimeout(() => late.resolve('does not answer'), PROBE_TIMEOUT_MS);
  try {
    return await Promise.race([state(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function diskState({ database }: Config): Promise<'ok' | 'nearly full' | 'gone'> {
  if (database.kind === 'postgres') return 'ok';
  if (!existsSync(database.file)) return 'gone';
  const { bavail, bsize } = await statfs(dirname(database.file));
  return bavail * bsize >= LEAST_FREE_BYTES ? 'ok' : 'nearly full';
}
