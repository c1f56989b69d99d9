import type { FastifyBaseLogger } from 'fastify';
import { type ClaimedDelivery, MAX_PAUSE_MS, type Settlement } from '../store/claim.ts';
import type { Outcome } from './channel.ts';
import { type Clock, DAY, HOUR, MINUTE } from '../system/clock.ts';
import type { Store } from '../store/store.ts';

const PAUSES_MS = [10_000, MINUTE, 5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR];

const GIVE_UP_AFTER_MS = 5 * DAY;

/**
 * How many attempts fit into five days. It is a count and not a date, so that a clock that jumps ahead fails
 * no enquiry.
 */
const MAX_ATTEMPTS =
  1 +
  PAUSES_MS.length +
  Math.floor((GIVE_UP_AFTER_MS - PAUSES_MS.reduce((sum, pause) => sum + pause, 0)) / MAX_PAUSE_MS);

/**
 * Returns the pause after an attempt, spread by ±20 %, so that deliveries that failed together are not
 * retried together.
 */
function pauseAfter(attempts: number): number {
  const pause = PAUSES_MS[attempts - 1] ?? MAX_PAUSE_MS;
  return Math.round(pause * (0.8 + 0.4 * Math.random()));
}

/** Returns the change of a delivery's row after an attempt. */
export function settlementOf(
  claimed: Pick<ClaimedDelivery, 'enquiryId' | 'destination' | 'attempts'>,
  outcome: Outcome,
  owner: string,
): Settlement {
  const base = {
    enquiryId: claimed.enquiryId,
    destination: claimed.destination,
    owner,
    code: outcome.code,
    ambiguous: outcome.kind === 'ambiguous',
    pauseMs: 0,
  };
  const attempts = claimed.attempts + 1;
  switch (outcome.kind) {
    case 'sent':
      return { ...base, state: 'sent', attempts };
    case 'setup':
      // The circuit decides when to continue: five days of wrong credentials fail no enquiry.
      return { ...base, state: 'queued', attempts: claimed.attempts };
    case 'permanent':
      return { ...base, state: 'failed', attempts };
    case 'transient':
    case 'ambiguous': {
      if (attempts >= MAX_ATTEMPTS) return { ...base, state: 'failed', attempts };
      // A server may ask for more, but waits never exceed the longest pause.
      const requestedPause = Math.min(outcome.retryAfterMs ?? 0, MAX_PAUSE_MS);
      const pauseMs = Math.max(requestedPause, pauseAfter(attempts));
      return { ...base, state: 'queued', attempts, pauseMs };
    }
  }
}

/** Attempts that end within this time are written together, and their successors are claimed together. */
const BATCH_WINDOW_MS = 5;

/**
 * Writes the outcomes of attempts in few transactions, because visitors wait for the same disk. It retries
 * until it succeeds: a sent enquiry must not be sent again because the database was down for a moment.
 */
export function createSettlementWriter(options: {
  store: Pick<Store, 'settle'>;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}) {
  const { store, clock, log } = options;
  let unwritten: { settlement: Settlement; done: () => void }[] = [];
  let isWriting = false;
  let isStopping = false;

  async function write(batch: typeof unwritten) {
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
    while (unwritten.length > 0) {
      await new Promise((resolve) => setTimeout(resolve, BATCH_WINDOW_MS));
      const batch = unwritten;
      unwritten = [];
      await write(batch);
      for (const { done } of batch) done();
    }
    isWriting = false;
  }

  return {
    /** Resolves when the settlement is written, or when a stop ends the retries. */
    settle: (settlement: Settlement) =>
      new Promise<void>((done) => {
        unwritten.push({ settlement, done });
        void writeAll();
      }),
    /** From now on, a settlement that cannot be written is dropped: the delivery is claimed again after its lease. */
    stop: () => {
      isStopping = true;
    },
  };
}
