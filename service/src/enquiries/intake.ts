import type { Clock } from '../clock.ts';
import { StoreError } from '../db/store-error.ts';
import type { Store } from '../db/store.ts';
import type { Acceptance, NewEnquiry } from './accept.ts';
import { createWaitingRoom, type WaitsAs } from './waiting-room.ts';

/** More than this in one transaction gains nothing, and makes the first wait for the last. */
const largestUsefulBatch = 256;

export type Intake = {
  /**
   * Stores an enquiry durably.
   *
   * @throws {StoreError} when it is not stored
   */
  submit(enquiry: NewEnquiry): Promise<Acceptance>;
};

export type IntakeOptions = {
  store: Pick<Store, 'accept' | 'health'>;
  clock: Clock;
  /** How many transactions may be under way: 1 for SQLite, which has one writer. */
  lanes: number;
  /** How many enquiries may wait for their mail, how many may be held, and how many wait for their commit. */
  maxWaiting: number;
  /** How long one may wait for its turn, in milliseconds. */
  patience?: number;
  /** How many share a transaction; 1 is what the benchmark compares with. */
  largestBatch?: number;
};

type Waiting = {
  enquiry: NewEnquiry;
  since: number;
  resolve: (acceptance: Acceptance) => void;
  reject: (error: unknown) => void;
};

const full: Record<WaitsAs, string> = {
  waiting: 'wait to be mailed',
  suspected: 'that look like spam wait to be mailed',
  held: 'are held',
};

function waitsAs({ held, suspected }: NewEnquiry): WaitsAs {
  if (held) return 'held';
  return suspected ? 'suspected' : 'waiting';
}

/**
 * Group commit: while one transaction waits for the disk, everything that arrives gathers for the
 * next one. A lone enquiry waits for nobody.
 */
export function createIntake(options: IntakeOptions): Intake {
  const {
    store,
    clock,
    lanes,
    maxWaiting,
    patience = 5_000,
    largestBatch = largestUsefulBatch,
  } = options;
  const room = createWaitingRoom({ store, clock, max: maxWaiting });
  let queue: Waiting[] = [];
  let underWay = 0;

  async function commit(batch: Waiting[]) {
    underWay += 1;
    try {
      const acceptances = await store.accept(batch.map(({ enquiry }) => enquiry));
      batch.forEach(({ enquiry, resolve, reject }, i) => {
        const acceptance = acceptances[i] ?? { outcome: 'failed', reason: 'no answer' };
        if (acceptance.outcome === 'stored') room.add(waitsAs(enquiry));
        if (acceptance.outcome === 'failed') reject(new StoreError(acceptance.reason, 'ROW'));
        else resolve(acceptance);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      underWay -= 1;
      pump();
    }
  }

  function pump() {
    while (underWay < lanes && queue.length > 0) {
      const oldest = clock.steady() - patience;
      const batch = queue.slice(0, largestBatch).filter((waiting) => {
        if (waiting.since >= oldest) return true;
        waiting.reject(new StoreError('the database did not answer in time', 'PATIENCE'));
        return false;
      });
      queue = queue.slice(largestBatch);
      if (batch.length > 0) void commit(batch);
    }
  }

  return {
    submit: async (enquiry) => {
      const kind = waitsAs(enquiry);
      if (await room.isFull(kind)) throw new StoreError(`${maxWaiting} ${full[kind]}`, 'FULL');
      if (queue.length >= maxWaiting) throw new StoreError('too many wait to be stored', 'FULL');
      return new Promise((resolve, reject) => {
        queue.push({ enquiry, since: clock.steady(), resolve, reject });
        pump();
      });
    },
  };
}
