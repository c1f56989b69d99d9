import type { Clock } from '../system/clock.ts';
import type { Store } from '../store/store.ts';

/** What an enquiry waits for: to be mailed, to be mailed after the others, or for an operator. */
export type WaitingKind = 'waiting' | 'suspected' | 'held';

export type Backpressure = {
  /** Whether one more of this kind would be too many. */
  isFull(kind: WaitingKind): Promise<boolean>;
  /** One more was stored. */
  add(kind: WaitingKind): void;
};

/** How many enquiries of each kind may wait. */
export const MOST_WAITING = 10_000;

/** How long a count is used, and how soon a full queue is counted again, in milliseconds. */
const COUNT_VALID_MS = 10_000;
const RECOUNT_MS = 500;

/**
 * Limits how many enquiries wait for their mail, and how many are held; above the limit new ones are
 * refused. Suspected and held ones have limits of their own, so that a flood of spam keeps out nothing
 * but spam. Counting is expensive: between two counts it adds up what was stored, which errs on the side
 * of 'full', and it counts again before it refuses.
 */
export function createBackpressure(options: {
  store: Pick<Store, 'health'>;
  clock: Clock;
  max: number;
}): Backpressure {
  const { store, clock, max } = options;
  let counts: Record<WaitingKind, number> = { waiting: 0, suspected: 0, held: 0 };
  let countedAt = -Infinity;
  let counting: Promise<void> | undefined;

  const count = () =>
    (counting ??= store
      .health(undefined)
      .then(({ waiting, suspected, held }) => {
        counts = { waiting, suspected, held };
        countedAt = clock.steady();
      })
      .finally(() => (counting = undefined)));

  return {
    isFull: async (kind) => {
      if (max === Infinity) return false;
      const age = clock.steady() - countedAt;
      if (age > COUNT_VALID_MS || (counts[kind] >= max && age > RECOUNT_MS)) await count();
      return counts[kind] >= max;
    },
    add: (kind) => {
      counts[kind] += 1;
    },
  };
}
