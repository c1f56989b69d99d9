import type { FastifyBaseLogger } from 'fastify';
import { type Clock, HOUR, MINUTE } from '../system/clock.ts';
import type { Config } from '../config/config.ts';
import type { Store } from '../store/store.ts';
import type { Transport } from '../mail/transport.ts';
import type { Relay } from '../deliveries/relay.ts';
import type { Rebuild } from '../website/rebuild.ts';
import { createAlerts } from './alerts.ts';
import { createRetention } from './retention.ts';

export type SchedulerOptions = {
  config: Config;
  store: Store;
  transport: Transport;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  circuitReason: Relay['circuitReason'];
  rebuild: Rebuild;
  /** How many enquiries may be held. */
  maxWaiting: number;
};

/** Runs periodic work: deletes old enquiries, sends alerts, and rebuilds the site when the day of a page has come. */
export function createScheduler(options: SchedulerOptions) {
  const { log } = options;
  const alerts = createAlerts(options);
  let isStopping = false;
  const applyRetention = createRetention({ ...options, isStopping: () => isStopping });
  const running = new Set<Promise<void>>();
  let timers: NodeJS.Timeout[] = [];

  function run(what: string, work: () => Promise<unknown>) {
    const done = work()
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, `${what} failed; it is tried again`))
      .finally(() => running.delete(done));
    running.add(done);
  }

  return {
    start: () => {
      const retention = () => run('retention', applyRetention);
      timers = [
        setInterval(retention, HOUR),
        setInterval(() => run('the alert', alerts.check), MINUTE),
        setInterval(() => run('the build of the site', options.rebuild.run), MINUTE),
      ];
      retention();
    },
    stop: async () => {
      isStopping = true;
      timers.forEach(clearInterval);
      await Promise.all(running);
    },
  };
}
