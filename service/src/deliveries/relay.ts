import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import { enquiryMessage } from '../mail/enquiry-message.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { Transport } from '../mail/transport.ts';
import { createCircuit } from './circuit.ts';
import type { Claimed } from './claim.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { settlementOf } from './settlement.ts';

export type RelayLog = {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

export type RelayOptions = {
  store: Store;
  transport: Transport;
  from: Mailbox;
  to: Mailbox;
  clock: Clock;
  log: RelayLog;
  /** How many mails are under way at once. */
  lanes?: number;
  /**
   * How long a claim holds, in milliseconds; longer than a server may take for an answer. After a
   * crash, what was under way is sent again once this is over.
   */
  leaseMs?: number;
  /** How often it looks by itself, in milliseconds; `wake` makes it look at once. */
  pollMs?: number;
  /** How long a stop waits for mails, in milliseconds: nothing is served meanwhile. */
  stopMs?: number;
  onOutcome?: (outcome: Outcome, failedForGood: boolean, seconds: number) => void;
};

export type Relay = {
  start(): void;
  /** Something new is waiting. */
  wake(): void;
  /** Sends everything that is due now; resolves to the number of attempts. */
  runOnce(): Promise<number>;
  /** Stops claiming, and waits for what is under way, though not for a server that hangs. */
  stop(): Promise<void>;
  circuitReason(): string | undefined;
};

/** Takes mails from the outbox to the transport. Every claimed one settles on every path. */
export function createRelay(options: RelayOptions): Relay {
  const { store, transport, clock, log } = options;
  const { lanes = 4, leaseMs = 5 * 60_000, pollMs = 1_000, stopMs = 15_000 } = options;
  const owner = randomUUID();
  const circuit = createCircuit(clock.steady);
  const busy = new Map<number, Promise<void>>();
  let stopping = false;
  let looking: NodeJS.Timeout | undefined;
  let running: Promise<number> | undefined;
  let again = false;

  async function attempt(claimed: Claimed): Promise<Outcome> {
    const began = clock.steady();
    let outcome: Outcome;
    try {
      await transport.send(enquiryMessage(claimed, options));
      outcome = { kind: 'sent', code: '250' };
    } catch (error) {
      outcome = outcomeOf(error);
    }
    if (outcome.kind === 'setup') circuit.opened(outcome.code);
    else if (outcome.kind === 'sent' || outcome.kind === 'permanent') circuit.closed();
    const settlement = settlementOf(claimed, outcome, { owner, now: clock.now() });
    options.onOutcome?.(outcome, settlement.state === 'failed', (clock.steady() - began) / 1_000);
    const fields = { enquiry: claimed.publicId, code: outcome.code, attempt: settlement.attempts };
    if (outcome.kind === 'sent') log.info(fields, 'enquiry mailed');
    else if (settlement.state === 'failed') log.error(fields, 'enquiry failed for good');
    else log.warn({ ...fields, kind: outcome.kind }, 'enquiry not mailed yet');
    await settleForSure(settlement);
    return outcome;
  }

  /** A mail that went out must not go out again because the database was away for a moment. */
  async function settleForSure(settlement: Parameters<Store['settle']>[0]): Promise<void> {
    for (let pause = 100; ; pause = Math.min(pause * 2, 5_000)) {
      try {
        await store.settle(settlement);
        return;
      } catch (error) {
        log.error({ err: error }, 'the outcome of a mail could not be stored; trying again');
        if (stopping) return;
        await new Promise((resolve) => setTimeout(resolve, pause).unref());
      }
    }
  }

  async function sweep(): Promise<number> {
    let attempts = 0;
    let lastClaim: Claimed[];
    do {
      again = false;
      const room = circuit.allow(lanes - busy.size);
      if (stopping || room <= 0) break;
      lastClaim = await store.claim({
        owner,
        now: clock.now(),
        leaseMs,
        limit: room,
        busy: [...busy.keys()],
      });
      attempts += lastClaim.length;
      for (const claimed of lastClaim) {
        const work = attempt(claimed).then(() => void busy.delete(claimed.enquiryId));
        busy.set(claimed.enquiryId, work);
      }
      // A lane that is free takes the next one; a slow mail holds up only itself.
      if (busy.size >= lanes) await Promise.race(busy.values());
    } while (lastClaim.length > 0 || again);
    return attempts;
  }

  async function run(): Promise<number> {
    if (running) {
      again = true;
      return running;
    }
    running = sweep().finally(() => (running = undefined));
    return running;
  }

  function look() {
    if (stopping) return;
    run().catch((error: unknown) =>
      log.error({ err: error }, 'the outbox could not be read; it is tried again'),
    );
  }

  return {
    start: () => {
      looking = setInterval(look, pollMs);
      look();
    },
    wake: () => {
      if (looking) look();
    },
    runOnce: async () => {
      const attempts = await run();
      await Promise.all(busy.values());
      return attempts;
    },
    stop: async () => {
      stopping = true;
      clearInterval(looking);
      await running?.catch(() => undefined);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, stopMs)));
      await Promise.race([Promise.all(busy.values()), late]);
      clearTimeout(timer);
    },
    circuitReason: circuit.reason,
  };
}
