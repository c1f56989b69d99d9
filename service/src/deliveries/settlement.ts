import { MAX_ATTEMPTS, pauseAfter } from './backoff.ts';
import type { Claimed, Settlement } from './claim.ts';
import type { Outcome } from './outcome.ts';

/** What is written about an enquiry after an attempt. */
export function settlementOf(
  claimed: Pick<Claimed, 'enquiryId' | 'attempts'>,
  outcome: Outcome,
  { owner, now, random = Math.random }: { owner: string; now: number; random?: () => number },
): Settlement {
  const common = {
    enquiryId: claimed.enquiryId,
    owner,
    code: outcome.code,
    ambiguous: outcome.kind === 'ambiguous',
    sentAt: outcome.kind === 'sent' ? now : null,
    nextAt: now,
  };
  const attempts = claimed.attempts + 1;
  switch (outcome.kind) {
    case 'sent':
      return { ...common, state: 'sent', attempts };
    case 'setup':
      // The circuit decides when to go on, and five days of wrong credentials fail nothing.
      return { ...common, state: 'queued', attempts: claimed.attempts };
    case 'permanent':
      return { ...common, state: 'failed', attempts };
    case 'transient':
    case 'ambiguous':
      if (attempts >= MAX_ATTEMPTS) return { ...common, state: 'failed', attempts };
      return { ...common, state: 'queued', attempts, nextAt: now + pauseAfter(attempts, random()) };
  }
}
