import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';

export type WaitingRoom = {
  /** Whether another one would be one too many, to be mailed or to be held. */
  isFull(held: boolean): Promise<boolean>;
  /** One more was stored. */
  add(held: boolean): void;
};

/** How many enquiries may wait for their mail, and how many may be held. */
export const MOST_WAITING = 10_000;

/** A count is believed for so long; a full room is counted again sooner. */
const believedMs = 10_000;
const recountMs = 500;

/**
 * Bounds how many enquiries wait for their mail, and how many are held. Held ones have a bound of
 * their own, so that a flood of spam keeps out nothing but spam. Counting is dear, so it adds up what was stored
 * since the last count, which errs on the side of 'full', and counts again before it refuses.
 */
export function createWaitingRoom(options: {
  store: Pick<Store, 'health'>;
  clock: Clock;
  max: number;
}): WaitingRoom {
  const { store, clock, max } = options;
  let waiting = 0;
  let heldBack = 0;
  let countedAt = -Infinity;
  let counting: Promise<void> | undefined;

  const count = () =>
    (counting ??= store
      .health(undefined)
      .then((health) => {
        waiting = health.waiting;
        heldBack = health.held;
        countedAt = clock.steady();
      })
      .finally(() => (counting = undefined)));

  return {
    isFull: async (held) => {
      if (max === Infinity) return false;
      const isOver = () => (held ? heldBack : waiting) >= max;
      const age = clock.steady() - countedAt;
      if (age > believedMs || (isOver() && age > recountMs)) await count();
      return isOver();
    },
    add: (held) => {
      if (held) heldBack += 1;
      else waiting += 1;
    },
  };
}
