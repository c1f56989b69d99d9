import { MINUTE } from '../system/clock.ts';

const firstPause = 30_000;
const longestPause = 5 * MINUTE;

/**
 * A circuit breaker: stops sending while no mail can get through, because credentials, certificate or DNS are
 * wrong. After a pause it lets one mail try; if that succeeds, the circuit closes.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createCircuit(now: () => number) {
  let pause = firstPause;
  let open: { code: string; until: number; probing: boolean } | undefined;
  return {
    /** How many deliveries may begin now: any number, none, or a single probe. */
    allowance: () => {
      if (!open) return Infinity;
      return now() < open.until ? 0 : 1;
    },
    begun: () => {
      // No other delivery begins before this one has its outcome. One that was claimed before the pause is no probe.
      if (open && now() >= open.until) open = { ...open, until: now() + pause, probing: true };
    },
    opened: (code: string) => {
      // Mails in flight together fail together: that counts as one failure.
      if (open && !open.probing) return;
      if (open) pause = Math.min(pause * 2, longestPause);
      open = { code, until: now() + pause, probing: false };
    },
    closed: () => {
      open = undefined;
      pause = firstPause;
    },
    reason: () => open?.code,
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
