const firstPause = 30_000;
const longestPause = 5 * 60_000;

/**
 * A circuit breaker: stops sending while no mail can get through, because credentials, certificate or DNS
 * are wrong. After a pause it lets one mail try; when that one gets through, the circuit closes.
 */
export type Circuit = {
  /** How many of `wanted` mails may begin now. */
  allow(wanted: number): number;
  opened(code: string): void;
  closed(): void;
  /** Why it is open; undefined when it is closed. */
  reason(): string | undefined;
};

/** @param now milliseconds of a clock that never jumps */
export function createCircuit(now: () => number): Circuit {
  let pause = firstPause;
  let open: { code: string; until: number; probing: boolean } | undefined;
  return {
    allow: (wanted) => {
      if (!open || wanted <= 0) return wanted;
      if (now() < open.until) return 0;
      // Nothing follows until the outcome of this one is known.
      open = { ...open, until: now() + pause, probing: true };
      return 1;
    },
    opened: (code) => {
      // Mails that were in flight together fail together: that is one failure, not several.
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
