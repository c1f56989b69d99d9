import type { Clock } from '../system/clock.ts';
import { StoreError } from '../db/store-error.ts';
import type { Store } from '../store/store.ts';
import type { Acceptance, NewEnquiry } from '../store/accept.ts';

/** A larger transaction gains nothing, and its first enquiry would wait for its last. */
const MAX_BATCH = 256;

const TURN_TIMEOUT_MS = 5_000;

/** A row that fails is an error instead. */
type Submission = Exclude<Acceptance, { outcome: 'failed' }>;

type QueuedEnquiry = {
  enquiry: NewEnquiry;
  since: number;
  resolve: (submission: Submission) => void;
  reject: (error: unknown) => void;
};

const queueDescriptions: Record<WaitingKind, string> = {
  unsuspected: 'wait to be mailed',
  suspected: 'wait to be mailed as suspected spam',
  held: 'are held',
};

function waitingKindOf({ held, suspected }: NewEnquiry): WaitingKind {
  if (held) return 'held';
  return suspected ? 'suspected' : 'unsuspected';
}

/**
 * Group commit: while one transaction waits for the disk, enquiries that arrive are collected for the next
 * one. A single enquiry is stored at once.
 */
export function createIntake(options: {
  store: Pick<Store, 'accept' | 'health'>;
  clock: Clock;
  /** How many transactions may be in flight: 1 for SQLite, which has one writer. */
  concurrency: number;
  /** The limit for each queue: waiting for a mail, held, and waiting for a commit. */
  maxWaiting: number;
}) {
  const { store, clock, concurrency, maxWaiting } = options;
  const backpressure = createBackpressure({ store, clock, max: maxWaiting });
  let queue: QueuedEnquiry[] = [];
  let inFlight = 0;
  let scheduledStart: NodeJS.Immediate | undefined;

  async function commit(batch: QueuedEnquiry[]) {
    inFlight += 1;
    try {
      const acceptances = await store.accept(batch.map(({ enquiry }) => enquiry));
      batch.forEach(({ enquiry, resolve, reject }, i) => {
        const acceptance = acceptances[i] ?? { outcome: 'failed', reason: 'no answer' };
        if (['stored', 'released'].includes(acceptance.outcome))
          backpressure.add(waitingKindOf(enquiry));
        if (acceptance.outcome === 'failed') reject(new StoreError(acceptance.reason, 'ROW'));
        else resolve(acceptance);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      inFlight -= 1;
      startCommits();
    }
  }

  function startCommits() {
    while (inFlight < concurrency && queue.length > 0) {
      const oldest = clock.steady() - TURN_TIMEOUT_MS;
      const batch = queue.slice(0, MAX_BATCH).filter((queued) => {
        if (queued.since >= oldest) return true;
        queued.reject(new StoreError('the database did not answer in time', 'TIMEOUT'));
        return false;
      });
      queue = queue.slice(MAX_BATCH);
      if (batch.length > 0) void commit(batch);
    }
  }

  return {
    /** Stores an enquiry durably. */
    submit: async (enquiry: NewEnquiry): Promise<Submission> => {
      const kind = waitingKindOf(enquiry);
      if (await backpressure.isFull(kind))
        throw new StoreError(`${maxWaiting} ${queueDescriptions[kind]}`, 'FULL');
      if (queue.length >= maxWaiting) throw new StoreError('too many wait to be stored', 'FULL');
      return new Promise((resolve, reject) => {
        queue.push({ enquiry, since: clock.steady(), resolve, reject });
        // Enquiries that arrive in one turn of the event loop share a transaction.
        scheduledStart ??= setImmediate(() => {
          scheduledStart = undefined;
          startCommits();
        });
      });
    },
  };
}

export type Intake = ReturnType<typeof createIntake>;

type WaitingKind = 'unsuspected' | 'suspected' | 'held';

/** How long a count is used, and how soon a full queue is counted again, in milliseconds. */
const COUNT_VALID_MS = 10_000;
const RECOUNT_MS = 500;

/**
 * Limits how many enquiries wait for their mail, and how many are held; above a limit new ones are refused. Suspected
 * and held ones have limits of their own, so that a flood of spam keeps out only spam. Counting is expensive. Between
 * counts it adds the stored enquiries, which overestimates, and it counts again before it refuses one.
 */
function createBackpressure(options: { store: Pick<Store, 'health'>; clock: Clock; max: number }) {
  const { store, clock, max } = options;
  let counts: Record<WaitingKind, number> = { unsuspected: 0, suspected: 0, held: 0 };
  let countedAt = -Infinity;
  let counting: Promise<void> | undefined;

  const recount = () =>
    (counting ??= store
      .health()
      .then(({ unsuspected, suspected, held }) => {
        counts = { unsuspected, suspected, held };
        countedAt = clock.steady();
      })
      .finally(() => (counting = undefined)));

  return {
    isFull: async (kind: WaitingKind) => {
      const age = clock.steady() - countedAt;
      if (age > COUNT_VALID_MS || (counts[kind] >= max && age > RECOUNT_MS)) await recount();
      return counts[kind] >= max;
    },
    add: (kind: WaitingKind) => {
      counts[kind] += 1;
    },
  };
}
