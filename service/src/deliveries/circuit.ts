const firstPause = 30_000;
const longestPause = 5 * 60_000;

/**
 * Stops sending while the way is broken for every mail alike: wrong credentials, certificate, DNS.
 * After a pause one mail is let through to try; when it gets through, the circuit closes.
 */
export type Circuit = {
  /** How many mails may be begun now, out of `wanted`. */
  allow(wanted: number): number;
  opened(code: string): void;
  closed(): void;
  /** Why it is open, or nothing. */
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
      // Until this one's outcome is known, nothing else follows.
      open = { ...open, until: now() + pause, probing: true };
      return 1;
    },
    opened: (code) => {
      // Mails that were under way together fail together: that is one fault, not several.
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
