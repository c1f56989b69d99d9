import { LONGEST_PAUSE_MS, type Claimed } from '../store/claim.ts';
import type { Outcome } from './channel.ts';
import type { Settlement } from '../store/settle.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const pauses = [10 * second, 1 * minute, 5 * minute, 15 * minute, 30 * minute, 1 * hour, 2 * hour];

const giveUpAfter = 5 * 24 * hour;

/**
 * How many attempts fit in five days. A count and not a date: a clock that jumps ahead must not fail
 * an enquiry.
 */
const MAX_ATTEMPTS =
  1 +
  pauses.length +
  Math.floor((giveUpAfter - pauses.reduce((sum, pause) => sum + pause, 0)) / LONGEST_PAUSE_MS);

/**
 * The pause before the next attempt.
 *
 * @param attempts how many attempts were made, from 1
 * @param random a number from 0 to 1; spreads the pause by ±20 %, so that what failed together does
 *   not come back together
 * @returns milliseconds
 */
function pauseAfter(attempts: number, random: number): number {
  const pause = pauses[attempts - 1] ?? LONGEST_PAUSE_MS;
  return Math.round(pause * (0.8 + 0.4 * random));
}

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
