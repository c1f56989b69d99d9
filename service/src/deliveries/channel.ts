import type { Claimed } from '../store/claim.ts';
import type { Destination } from '../db/tables.ts';
import type { Outcome } from './outcome.ts';

/** Takes deliveries to one destination. */
export type Channel = {
  destination: Destination;
  /** What the log says when one has arrived. */
  arrived: string;
  /** How many deliveries may be in flight at once, now. */
  readonly concurrency: number;
  /** How many suspected ones may be, on top of those. */
  suspectedConcurrency: number;
  /**
   * Delivers one. It may be there already: an earlier attempt may have arrived without an answer.
   *
   * @returns the code of success
   * @throws whatever `outcomeOf` can read
   */
  deliver(claimed: Claimed): Promise<string>;
  outcomeOf(error: unknown): Outcome;
};
