import { LONGEST_PAUSE_MS, type Claimed } from '../store/claim.ts';
import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import type { Outcome } from './outcome.ts';
import type { Settlement } from '../store/settle.ts';

/** Works out what to write about a delivery after an attempt. */
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
      // The circuit decides when to go on: five days of wrong credentials fail nothing.
      return { ...common, state: 'queued', attempts: claimed.attempts };
    case 'permanent':
      return { ...common, state: 'failed', attempts };
    case 'transient':
    case 'ambiguous': {
      if (attempts >= MAX_ATTEMPTS) return { ...common, state: 'failed', attempts };
      // Whatever the other side asks for, the pause is no longer than the longest.
      const asked = Math.min(outcome.retryAfterMs ?? 0, LONGEST_PAUSE_MS);
      const pauseMs = Math.max(asked, pauseAfter(attempts, random()));
      return { ...common, state: 'queued', attempts, pauseMs };
    }
  }
}
