import type { Clock } from '../system/clock.ts';
import type { Store } from '../store/store.ts';
import type { RelayLog } from './relay.ts';
import type { Settlement } from '../store/settle.ts';

export type SettlementWriter = {
  /** Resolves when it is written, or when a stop ends the attempts to write it. */
  settle(settlement: Settlement): Promise<void>;
  /** From now on, what cannot be written is left to the lease. */
  stop(): void;
};

/** Attempts that end within this time are written together; nobody waits for it. */
const BATCH_WINDOW_MS = 25;

/** A larger transaction would only keep a new enquiry waiting. */
const LARGEST_BATCH = 64;

/**
 * Writes the outcomes of attempts in few transactions, because visitors wait for the same disk. It tries
 * until it works: what went out must not go out again because the database was away for a moment.
 */
export function createSettlementWriter(options: {
  store: Pick<Store, 'settle'>;
  clock: Clock;
  log: Pick<RelayLog, 'error'>;
}): SettlementWriter {
  const { store, clock, log } = options;
  let waiting: { settlement: Settlement; done: () => void }[] = [];
  let isWriting = false;
  let isStopping = false;

  async function write(batch: typeof waiting) {
    const settlements = batch.map(({ settlement }) => settlement);
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        await store.settle({ now: clock.now(), settlements });
        return;
      } catch (error) {
        log.error({ err: error }, 'the outcome of an attempt could not be stored; trying again');
        if (isStopping) return;
        await new Promise((resolve) => setTimeout(resolve, pause).unref());
      }
    }
  }

  async function writeAll() {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, BATCH_WINDOW_MS));
      const batch = waiting.slice(0, LARGEST_BATCH);
      waiting = waiting.slice(LARGEST_BATCH);
      await write(batch);
      for (const { done } of batch) done();
    }
    isWriting = false;
  }

  return {
    settle: (settlement) =>
      new Promise((done) => {
        waiting.push({ settlement, done });
        void writeAll();
      }),
    stop: () => {
      isStopping = true;
    },
  };
}
