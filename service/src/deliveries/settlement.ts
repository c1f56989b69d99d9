import { LONGEST_PAUSE_MS, type Claimed } from '../store/claim.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import type { Outcome } from './outcome.ts';
import type { Settlement } from '../store/settle.ts';

/** How long one that found no room waits, about; the others go on meanwhile. In milliseconds. */
const CROWDED_PAUSE_MS = 1_000;

/** What is written about a delivery after an attempt. */
export function settlementOf(
  claimed: Pick<Claimed, 'enquiryId' | 'destination' | 'attempts'>,
  outcome: Outcome,
  { owner, random = Math.random }: { owner: string; random?: () => number },
): Settlement {
  const common = {
    enquiryId: claimed.enquiryId,
    destination: claimed.destination,
    owner,
    code: outcome.code,
    ambiguous: outcome.kind === 'ambiguous',
    pauseMs: 0,
  };
  const attempts = claimed.attempts + 1;
  switch (outcome.kind) {
    case 'sent':
      return { ...common, state: 'sent', attempts };
    case 'setup':
      // The circuit decides when to go on, and five days of wrong credentials fail nothing.
      return { ...common, state: 'queued', attempts: claimed.attempts };
    case 'crowded':
      return {
        ...common,
        state: 'queued',
        attempts: claimed.attempts,
        pauseMs: Math.round(CROWDED_PAUSE_MS * (0.5 + random())),
      };
    case 'permanent':
      return { ...common, state: 'failed', attempts };
    case 'transient':
    case 'ambiguous': {
      if (attempts >= MAX_ATTEMPTS) return { ...common, state: 'failed', attempts };
      // Who asks for years is heard as far as the longest pause.
      const asked = Math.min(outcome.retryAfterMs ?? 0, LONGEST_PAUSE_MS);
      const pauseMs = Math.max(asked, pauseAfter(attempts, random()));
      return { ...common, state: 'queued', attempts, pauseMs };
    }
  }
}
