import { MINUTE } from '../system/clock.ts';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 5 * MINUTE;

/**
 * A circuit breaker: stops sending while no mail can get through, because credentials, certificate or DNS are
 * wrong. After a pause it lets one mail try; if that succeeds, the circuit closes.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createCircuit(now: () => number) {
  let pause = FIRST_PAUSE_MS;
  let outage: { code: string; until: number; probing: boolean } | undefined;
  return {
    /** How many deliveries may begin now: any number, none, or a single probe. */
    allowance: () => {
      if (!outage) return Infinity;
      return now() < outage.until ? 0 : 1;
    },
    attemptStarted: () => {
      // No other delivery begins before this one has its outcome. One that was claimed before the pause is no probe.
      if (outage && now() >= outage.until)
        outage = { ...outage, until: now() + pause, probing: true };
    },
    trip: (code: string) => {
      // Mails in flight together fail together: that counts as one failure.
      if (outage && !outage.probing) return;
      if (outage) pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      outage = { code, until: now() + pause, probing: false };
    },
    reset: () => {
      outage = undefined;
      pause = FIRST_PAUSE_MS;
    },
    reason: () => outage?.code,
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
