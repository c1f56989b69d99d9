import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';

export type WaitingRoom = {
  isFull(): Promise<boolean>;
  /** So many more wait now. */
  add(count: number): void;
};

/** A count is believed for so long; a full room is counted again sooner. */
const believedMs = 10_000;
const recountMs = 500;

/**
 * Bounds how many enquiries wait for their mail. Counting is dear, so it adds up what was stored
 * since the last count, which errs on the side of 'full', and counts again before it refuses.
 */
export function createWaitingRoom(options: {
  store: Pick<Store, 'health'>;
  clock: Clock;
  max: number;
}): WaitingRoom {
  const { store, clock, max } = options;
  let waiting = 0;
  let countedAt = -Infinity;
  let counting: Promise<void> | undefined;

  const count = () =>
    (counting ??= store
      .health(undefined)
      .then((health) => {
        waiting = health.waiting;
        countedAt = clock.steady();
      })
      .finally(() => (counting = undefined)));

  return {
    isFull: async () => {
      if (max === Infinity) return false;
      const age = clock.steady() - countedAt;
      if (age > believedMs || (waiting >= max && age > recountMs)) await count();
      return waiting >= max;
    },
    add: (stored) => {
      waiting += stored;
    },
  };
}
