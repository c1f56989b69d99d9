import type { Claimed } from '../store/claim.ts';
import type { Destination } from '../db/tables.ts';

/**
 * The outcome of an attempt. `transient` and `ambiguous` are tried again, `permanent` is not. `setup` is
 * no fault of this delivery: it opens the circuit and costs no attempt.
 */
export type Outcome = {
  kind: 'sent' | 'transient' | 'ambiguous' | 'permanent' | 'setup';
  /** An SMTP or HTTP code or the name of an error, for the row and the log; never text of the other side. */
  code: string;
  /** How long the other side asks to wait, in milliseconds. */
  retryAfterMs?: number;
};

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
