const firstPause = 30_000;
const longestPause = 5 * 60_000;

/**
 * A circuit breaker: stops sending while no mail can get through, because credentials, certificate or DNS
 * are wrong. After a pause it lets one mail try; when that one gets through, the circuit closes.
 */
export type Circuit = {
  /** How many mails may begin now: any number, none, or the one that tries. */
  allowance(): number;
  /** A mail has begun. */
  begun(): void;
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
    allowance: () => {
      if (!open) return Infinity;
      return now() < open.until ? 0 : 1;
    },
    begun: () => {
      // Nothing follows until the outcome of this one is known.
      if (open) open = { ...open, until: now() + pause, probing: true };
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
