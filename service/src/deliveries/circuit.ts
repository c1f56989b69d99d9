const firstPause = 30_000;
const longestPause = 5 * 60_000;

/**
 * A circuit breaker: stops sending while no mail can get through, because credentials, certificate or DNS
 * are wrong. After a pause it lets one mail try; when that one gets through, the circuit closes.
 *
 * @param now milliseconds of a clock that never jumps
 */
export function createCircuit(now: () => number) {
  let pause = firstPause;
  let open: { code: string; until: number; probing: boolean } | undefined;
  return {
    /** How many mails may begin now: any number, none, or the one that tries. */
    allowance: () => {
      if (!open) return Infinity;
      return now() < open.until ? 0 : 1;
    },
    begun: () => {
      // Nothing follows until the outcome of this one is known. One that was claimed before the pause tries nothing.
      if (open && now() >= open.until) open = { ...open, until: now() + pause, probing: true };
    },
    opened: (code: string) => {
      // Mails that were in flight together fail together: that is one failure, not several.
      if (open && !open.probing) return;
      if (open) pause = Math.min(pause * 2, longestPause);
      open = { code, until: now() + pause, probing: false };
    },
    closed: () => {
      open = undefined;
      pause = firstPause;
    },
    /** Why it is open; undefined when it is closed. */
    reason: () => open?.code,
  };
}

export type Circuit = ReturnType<typeof createCircuit>;
