import { LONGEST_PAUSE_MS } from '../store/claim.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

const pauses = [10 * second, 1 * minute, 5 * minute, 15 * minute, 30 * minute, 1 * hour, 2 * hour];

const giveUpAfter = 5 * 24 * hour;

/**
 * How many attempts fit in five days. A count and not a date: a clock that jumps ahead must not fail
 * an enquiry.
 */
export const MAX_ATTEMPTS =
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
export function pauseAfter(attempts: number, random: number): number {
  const pause = pauses[attempts - 1] ?? LONGEST_PAUSE_MS;
  return Math.round(pause * (0.8 + 0.4 * random));
}
