import type { Clock } from '../system/clock.ts';
import { StoreError } from '../db/store-error.ts';
import type { Store } from '../store/store.ts';
import type { Acceptance, NewEnquiry } from '../store/accept.ts';
import type { Cost } from '../store/cell-rate.ts';
import type { SharedLimit } from './shared-limit.ts';
import { createWaitingRoom, type WaitsAs } from './waiting-room.ts';

/** More than this in one transaction gains nothing, and makes the first wait for the last. */
const largestUsefulBatch = 256;

/** `limited`: more came from its network than all processes together take. */
export type Submission = Acceptance | { outcome: 'limited'; seconds: number };

export type Intake = {
  /** Whether a transaction is under way. */
  isBusy(): boolean;
  /**
   * Stores an enquiry durably.
   *
   * @param costs what it costs its networks, where processes count together
   * @throws {StoreError} when it is not stored
   */
  submit(enquiry: NewEnquiry, costs?: Cost[]): Promise<Submission>;
};

export type IntakeOptions = {
  store: Pick<Store, 'accept' | 'health'>;
  clock: Clock;
  /** How many transactions may be under way: 1 for SQLite, which has one writer. */
  concurrency: number;
  /** How many enquiries may wait for their mail, how many may be held, and how many wait for their commit. */
  maxWaiting: number;
  /** How long an enquiry may wait for its turn, in milliseconds. */
  timeoutMs?: number;
  /** Counts what is about to be stored, for all processes together: once for each batch. */
  sharedLimit?: SharedLimit | undefined;
  /** How many share a transaction; 1 is what the benchmark compares with. */
  largestBatch?: number;
};

type Waiting = {
  enquiry: NewEnquiry;
  costs: Cost[];
  since: number;
  resolve: (submission: Submission) => void;
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
    concurrency,
    maxWaiting,
    timeoutMs = 5_000,
    sharedLimit,
    largestBatch = largestUsefulBatch,
  } = options;
  const room = createWaitingRoom({ store, clock, max: maxWaiting });
  let queue: Waiting[] = [];
  let inFlight = 0;
  let soon: NodeJS.Immediate | undefined;

  /** Answers those of a batch that are over the limit, and gives back the others. */
  async function admit(batch: Waiting[]): Promise<Waiting[]> {
    if (!sharedLimit) return batch;
    const waits = await sharedLimit(batch.map(({ costs }) => costs));
    return batch.filter(({ resolve }, i) => {
      const seconds = waits[i] ?? 0;
      if (seconds > 0) resolve({ outcome: 'limited', seconds });
      return seconds === 0;
    });
  }

  async function commit(gathered: Waiting[]) {
    inFlight += 1;
    let batch = gathered;
    try {
      batch = await admit(gathered);
      if (batch.length === 0) return;
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
      inFlight -= 1;
      pump();
    }
  }

  function pump() {
    while (inFlight < concurrency && queue.length > 0) {
      const oldest = clock.steady() - timeoutMs;
      const batch = queue.slice(0, largestBatch).filter((waiting) => {
        if (waiting.since >= oldest) return true;
        waiting.reject(new StoreError('the database did not answer in time', 'TIMEOUT'));
        return false;
      });
      queue = queue.slice(largestBatch);
      if (batch.length > 0) void commit(batch);
    }
  }

  return {
    isBusy: () => inFlight > 0,
    submit: async (enquiry, costs = []) => {
      const kind = waitsAs(enquiry);
      if (await room.isFull(kind)) throw new StoreError(`${maxWaiting} ${full[kind]}`, 'FULL');
      if (queue.length >= maxWaiting) throw new StoreError('too many wait to be stored', 'FULL');
      return new Promise((resolve, reject) => {
        queue.push({ enquiry, costs, since: clock.steady(), resolve, reject });
        // What the same turn of the event loop brings goes together.
        soon ??= setImmediate(() => {
          soon = undefined;
          pump();
        });
      });
    },
  };
}
