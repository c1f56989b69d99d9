import type { Claimed } from '../store/claim.ts';
import type { Destination } from '../db/destinations.ts';
import type { Outcome } from './outcome.ts';

/** What brings deliveries to one destination. */
export type Courier = {
  destination: Destination;
  /** What the log says of one that arrived. */
  arrived: string;
  /** How many deliveries may be in flight at once, now. */
  readonly concurrency: number;
  /** How many suspected ones may be, on top of those. */
  suspectedConcurrency: number;
  /**
   * Brings one there. It may be there already: an attempt before may have arrived unheard.
   *
   * @returns the code of success
   * @throws whatever `outcomeOf` reads
   */
  deliver(claimed: Claimed): Promise<string>;
  outcomeOf(error: unknown): Outcome;
};
