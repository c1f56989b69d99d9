import { DESTINATIONS, type Destination } from '../db/destinations.ts';
import { MOST_WAITING } from '../enquiries/waiting-room.ts';
import { postJson } from '../webhook/post-json.ts';
import { alertMessage, alertWords } from './alert-words.ts';
import type { SchedulerOptions } from './scheduler.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long to wait after one attempt to alert somebody before the next. */
const RETRY_PAUSE_MS = 15 * minute;

/** What opens a circuit for less than this recovers by itself: a name server that was away, a restart. */
const CIRCUIT_GRACE_MS = 5 * minute;

export type Alarm = {
  /** @returns whether an alert was sent */
  check(): Promise<boolean>;
};

export type AlarmOptions = Omit<SchedulerOptions, 'log'> & {
  log: Pick<SchedulerOptions['log'], 'error'>;
};

/**
 * Tells somebody, by mail to `ALERT_TO` and through `ALERT_WEBHOOK_URL`, when deliveries failed for
 * good, the oldest enquiry has waited over an hour, nothing goes to a destination any more, or more
 * are held. Once for each new failure, once an hour at most for what is held, and once a day for what
 * goes on; no word of a visitor is in it.
 *
 * While the mail's circuit is open no alert is mailed: it would go the way that is known to be broken,
 * and count as another wrong password.
 */
export function createAlarm(options: AlarmOptions): Alarm {
  const { config, store, transport, clock, circuitReason, log } = options;
  const { ALERT_WEBHOOK_URL: webhook } = config.settings;
  let toldFailed = 0;
  let toldHeld = 0;
  let toldHeldAt = -Infinity;
  let toldWaitingAt = -Infinity;
  let triedAt = -Infinity;
  const openSince = new Map<Destination, number>();
  const toldOpenAt = new Map<Destination, number>();

  /** The destinations to which nothing has gone for a while. */
  function openCircuits(steady: number) {
    return DESTINATIONS.flatMap((destination) => {
      const reason = circuitReason(destination);
      if (reason === undefined) {
        openSince.delete(destination);
        toldOpenAt.delete(destination);
        return [];
      }
      const since = openSince.get(destination) ?? steady;
      openSince.set(destination, since);
      return steady - since >= CIRCUIT_GRACE_MS ? [{ destination, reason }] : [];
    });
  }

  return {
    check: async () => {
      const now = clock.now();
      const steady = clock.steady();
      const { waiting, suspected, failed, held, oldestAt, others } = await store.health(undefined);
      const failedElsewhere = others.reduce((sum, other) => sum + other.failed, 0);
      const allFailed = failed + failedElsewhere;
      const circuits = openCircuits(steady);
      const waits = oldestAt !== null && now - oldestAt > hour;
      if (!waits) toldWaitingAt = -Infinity;
      toldFailed = Math.min(toldFailed, allFailed);
      toldHeld = Math.min(toldHeld, held);

      const dayAgo = steady - 24 * hour;
      const isShut = circuits.some(
        ({ destination }) => (toldOpenAt.get(destination) ?? -Infinity) < dayAgo,
      );
      const stuck = allFailed > toldFailed || (waits && toldWaitingAt < dayAgo) || isShut;
      // At its bound it grows no more, and keeps out what is held by mistake.
      const isFull = held >= MOST_WAITING && toldHeldAt < dayAgo;
      const newlyHeld = (held > toldHeld && toldHeldAt <= steady - hour) || isFull;
      if (!stuck && !newlyHeld) return false;
      if (steady - triedAt < RETRY_PAUSE_MS) return false;
      triedAt = steady;
      log.error(
        { failed, failedElsewhere, waiting, suspected, held, circuits },
        'enquiries need a person',
      );

      const words = alertWords({
        counts: { waiting: waiting + suspected, failed, failedElsewhere, held },
        oldestAt: waits ? oldestAt : null,
        circuits,
        stuck,
      });
      const ways = [
        ...(circuitReason() === undefined
          ? [() => transport.send(alertMessage(words, { config, now }))]
          : []),
        ...(webhook
          ? [
              () =>
                postJson(
                  webhook,
                  JSON.stringify({ type: 'alert', ...words.json, at: new Date(now).toISOString() }),
                ),
            ]
          : []),
      ];
      if (ways.length === 0) return false;
      const results = await Promise.allSettled(ways.map((send) => send()));
      const failures = results.filter((result) => result.status === 'rejected');
      // One way is enough; that the other is shut is told by the log.
      if (failures.length === results.length) throw failures[0]?.reason;
      for (const { reason } of failures) log.error({ err: reason }, 'one way of the alert failed');
      toldFailed = allFailed;
      if (waits) toldWaitingAt = steady;
      for (const { destination } of circuits) toldOpenAt.set(destination, steady);
      if (newlyHeld) [toldHeld, toldHeldAt] = [held, steady];
      return true;
    },
  };
}
