import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { isUnwritable } from '../db/store-error.ts';
import { DESTINATIONS } from '../db/tables.ts';
import { oldestAgeSeconds } from '../store/health.ts';
import type { Store } from '../store/store.ts';
import type { Clock } from '../system/clock.ts';
import type { Relay } from '../deliveries/relay.ts';
import type { Metrics } from './metrics.ts';

/** With less free space, in bytes, the next enquiries may not fit. */
export const MIN_FREE_BYTES = 32_000_000;

/** How long the database may take to write a row, and how long its answer is reused, in milliseconds. */
const PROBE_TIMEOUT_MS = 2_000;
const CACHED_MS = 1_000;

type Options = { config: Config; store: Store; relay: Relay; metrics: Metrics; clock: Clock };

/**
 * Adds `/livez` (the process runs), `/readyz` (an enquiry would be stored now), and `/metrics` if it is on.
 * An open circuit or an old delivery is shown, but does not make the service unready: it still stores enquiries, which
 * a balancer would otherwise keep from it.
 */
export function addHealthRoutes(app: FastifyInstance, options: Options): void {
  const { config, store, relay, metrics, clock } = options;

  async function checkDatabase() {
    const [database, figures] = await Promise.all([
      store.probe().then(
        () => 'ok',
        (error: unknown) => (isUnwritable(error) ? 'cannot be written' : 'does not answer'),
      ),
      Promise.all([store.health(), store.size()]).then(
        ([health, bytes]) => ({ health, bytes }),
        () => undefined,
      ),
    ]);
    return { database, figures };
  }
  // However many clients ask, it writes one row at a time, and one a second at most.
  let current: ReturnType<typeof checkDatabase> | undefined;
  const clearLater = () => void setTimeout(() => (current = undefined), CACHED_MS).unref();
  const checkDatabaseInTime = async () => {
    const late = Promise.withResolvers<Awaited<ReturnType<typeof checkDatabase>>>();
    const noAnswer = { database: 'does not answer', figures: undefined };
    const timer = setTimeout(() => late.resolve(noAnswer), PROBE_TIMEOUT_MS);
    return Promise.race([(current ??= checkDatabase().finally(clearLater)), late.promise]).finally(
      () => clearTimeout(timer),
    );
  };

  app.get('/livez', async () => ({ status: 'alive' }));

  app.get('/readyz', async (_request, reply) => {
    const [{ database, figures }, disk] = await Promise.all([
      checkDatabaseInTime(),
      diskState(config),
    ]);
    const destinations = Object.fromEntries(
      DESTINATIONS.map((name) => [
        name,
        {
          circuit: relay.circuitReason(name) ?? 'closed',
          oldestSeconds: figures
            ? oldestAgeSeconds(figures.health.byDestination[name], clock.now())
            : null,
        },
      ]),
    );
    const ready = database === 'ok' && disk === 'ok';
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, disk, destinations });
  });

  if (!config.settings.METRICS) return;
  app.get('/metrics', async (_request, reply) => {
    const { database, figures } = await checkDatabaseInTime();
    const { type, text } = await metrics.read(database === 'ok', figures);
    return reply.type(type).header('Cache-Control', 'no-store').send(text);
  });
}

async function diskState({ database }: Config): Promise<'ok' | 'nearly full' | 'gone'> {
  if (database.kind === 'postgres') return 'ok';
  if (!existsSync(database.file)) return 'gone';
  const { bavail, bsize } = await statfs(dirname(database.file));
  return bavail * bsize >= MIN_FREE_BYTES ? 'ok' : 'nearly full';
}
