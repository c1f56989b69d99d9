import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { type Clock, MINUTE } from '../system/clock.ts';
import type { Store } from '../store/store.ts';
import { type Circuit, createCircuit } from './circuit.ts';
import type { Capacity, ClaimedDelivery } from '../store/claim.ts';
import type { Channel, Outcome } from './channel.ts';
import type { Destination } from '../db/tables.ts';
import { createSettlementWriter, settlementOf } from './settlement.ts';

export type RelayOptions = {
  store: Store;
  channels: Channel[];
  clock: Clock;
  log: FastifyBaseLogger;
  /**
   * How long a claim holds, in milliseconds; longer than a server may take to answer. After a crash, other
   * processes wait this long before they send what was in flight.
   */
  leaseMs?: number;
  pollMs?: number;
  /** How long a stop waits for attempts in flight, in milliseconds; meanwhile nothing is served. */
  stopMs?: number;
  onOutcome?: (attempt: Attempt) => void;
};

export type Attempt = {
  destination: Destination;
  outcome: Outcome;
  failedForGood: boolean;
  seconds: number;
};

/** A channel with its own state, so that no destination waits for another. */
type DestinationState = {
  channel: Channel;
  circuit: Circuit;
  inFlight: Map<number, Promise<void>>;
  /** Whether the last poll found fewer deliveries than it could take. */
  drained: boolean;
};

export const LEASE_MS = 5 * MINUTE;

/** Delivers enquiries to their destinations. Every claimed delivery is settled, even if an attempt throws. */
export function createRelay(options: RelayOptions) {
  const { store, channels, clock, log } = options;
  const { leaseMs = LEASE_MS, pollMs = 1_000, stopMs = 15_000 } = options;
  const owner = randomUUID();
  const writer = createSettlementWriter({ store, clock, log });
  const stateByDestination = new Map<Destination, DestinationState>(
    channels.map((channel) => [
      channel.destination,
      { channel, circuit: createCircuit(clock.steady), inFlight: new Map(), drained: false },
    ]),
  );
  let isStopping = false;
  let pollTimer: NodeJS.Timeout | undefined;
  let scheduledPoll: NodeJS.Immediate | undefined;
  let running: Promise<void> | undefined;
  let mustRunAgain = false;
  let attemptCount = 0;

  async function attempt(
    { channel, circuit }: DestinationState,
    claimed: ClaimedDelivery,
  ): Promise<void> {
    const startedAt = clock.steady();
    let outcome: Outcome;
    try {
      outcome = { kind: 'sent', ...(await channel.deliver(claimed)) };
    } catch (error) {
      outcome = channel.outcomeOf(error);
    }
    if (outcome.kind === 'setup') circuit.trip(outcome.code);
    else if (outcome.kind === 'sent' || outcome.kind === 'permanent') circuit.reset();
    const settlement = settlementOf(claimed, outcome, owner);
    const { destination, publicId: enquiry } = claimed;
    const failedForGood = settlement.state === 'failed';
    const seconds = (clock.steady() - startedAt) / 1_000;
    options.onOutcome?.({ destination, outcome, failedForGood, seconds });
    const { code, smtpReply } = outcome;
    const fields = { enquiry, destination, code, ...smtpReply, attempt: settlement.attempts };
    if (outcome.kind === 'sent') log.info(fields, channel.successMessage);
    else if (failedForGood) log.error(fields, 'delivery failed for good');
    else log.warn({ ...fields, kind: outcome.kind }, 'not delivered yet; it is tried again');
    await writer.settle(settlement);
  }

  function capacityOf({ channel, circuit, inFlight }: DestinationState): Capacity {
    const free = channel.concurrency - inFlight.size;
    const allowance = circuit.allowance();
    return {
      destination: channel.destination,
      limit: Math.min(free, allowance),
      // One place stays free, so that a flood of spam delays no other enquiry.
      suspectedLimit: Math.min(free - 1, allowance),
      inFlight: [...inFlight.keys()],
    };
  }

  function startAttempt(claimed: ClaimedDelivery) {
    const state = stateByDestination.get(claimed.destination);
    if (!state) return;
    const { inFlight } = state;
    attemptCount += 1;
    state.circuit.attemptStarted();
    const done = attempt(state, claimed).then(() => {
      inFlight.delete(claimed.enquiryId);
      // A finished delivery makes room for the next one; a slow one holds up only itself.
      if ((claimed.suspected || !state.drained) && pollTimer) pollSoon();
    });
    inFlight.set(claimed.enquiryId, done);
  }

  async function claimAndStart(): Promise<void> {
    let claimed: ClaimedDelivery[];
    do {
      mustRunAgain = false;
      const allCapacities = [...stateByDestination.values()].map(capacityOf);
      const capacities = allCapacities.filter(({ limit }) => limit > 0);
      if (isStopping || capacities.length === 0) break;
      claimed = await store.claim({ owner, now: clock.now(), leaseMs, capacities });
      for (const { destination, limit } of allCapacities) {
        const startedHere = claimed.filter((delivery) => delivery.destination === destination);
        const state = stateByDestination.get(destination);
        if (state) state.drained = startedHere.length < limit;
      }
      claimed.forEach(startAttempt);
    } while (claimed.length > 0 || mustRunAgain);
  }

  async function run(): Promise<void> {
    if (running) {
      mustRunAgain = true;
      return running;
    }
    running = claimAndStart().finally(() => (running = undefined));
    return running;
  }

  function poll() {
    if (isStopping) return;
    run().catch((error: unknown) =>
      log.error({ err: error }, 'the deliveries could not be read; it is tried again'),
    );
  }

  /**
   * Polls once for all attempts that end in one turn of the event loop: each claim is a commit, and visitors
   * wait for theirs.
   */
  function pollSoon() {
    scheduledPoll ??= setImmediate(() => {
      scheduledPoll = undefined;
      poll();
    });
  }

  const pendingAttempts = () =>
    [...stateByDestination.values()].flatMap(({ inFlight }) => [...inFlight.values()]);

  return {
    start: () => {
      pollTimer = setInterval(poll, pollMs);
      poll();
    },
    wake: () => {
      if (pollTimer) pollSoon();
    },
    runOnce: async () => {
      const countBefore = attemptCount;
      // This call replaces the scheduled poll.
      clearImmediate(scheduledPoll);
      scheduledPoll = undefined;
      await run();
      while (pendingAttempts().length > 0) {
        await Promise.all(pendingAttempts());
        await run();
      }
      return attemptCount - countBefore;
    },
    /** Stops claiming, and waits for attempts in flight, though not for a server that hangs. */
    stop: async () => {
      // Also starts the enquiries of the last moments, so that they need not wait for the next process.
      if (scheduledPoll) poll();
      isStopping = true;
      clearInterval(pollTimer);
      clearImmediate(scheduledPoll);
      writer.stop();
      await running?.catch(() => undefined);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise((resolve) => (timer = setTimeout(resolve, stopMs)));
      await Promise.race([Promise.all(pendingAttempts()), timeout]);
      clearTimeout(timer);
    },
    circuitReason: (destination: Destination = 'mail') =>
      stateByDestination.get(destination)?.circuit.reason(),
  };
}

export type Relay = ReturnType<typeof createRelay>;
