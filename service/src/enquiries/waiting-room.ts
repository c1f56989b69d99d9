import type { Clock } from '../system/clock.ts';
import type { Store } from '../store/store.ts';

/** What an enquiry waits as: to be mailed, to be mailed after the others, or for an operator. */
export type WaitsAs = 'waiting' | 'suspected' | 'held';

export type WaitingRoom = {
  /** Whether another one would be one too many of its kind. */
  isFull(kind: WaitsAs): Promise<boolean>;
  /** One more was stored. */
  add(kind: WaitsAs): void;
};

/** How many enquiries of each kind may wait. */
export const MOST_WAITING = 10_000;

/** A count is believed for so long; a full room is counted again sooner. */
const believedMs = 10_000;
const recountMs = 500;

/**
 * Bounds how many enquiries wait for their mail, and how many are held. Suspected and held ones have a
 * bound of their own, so that a flood of spam keeps out nothing but spam. Counting is dear, so it adds
 * up what was stored since the last count, which errs on the side of 'full', and counts again before
 * it refuses.
 */
export function createWaitingRoom(options: {
  store: Pick<Store, 'health'>;
  clock: Clock;
  max: number;
}): WaitingRoom {
  const { store, clock, max } = options;
  let counts: Record<WaitsAs, number> = { waiting: 0, suspected: 0, held: 0 };
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
      if (age > believedMs || (counts[kind] >= max && age > recountMs)) await count();
      return counts[kind] >= max;
    },
    add: (kind) => {
      counts[kind] += 1;
    },
  };
}
