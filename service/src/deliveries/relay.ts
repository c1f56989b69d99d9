import { randomUUID } from 'node:crypto';
import type { Clock } from '../system/clock.ts';
import type { Store } from '../store/store.ts';
import { createCircuit, type Circuit } from './circuit.ts';
import type { Capacity, Claimed } from '../store/claim.ts';
import type { Courier } from './courier.ts';
import type { Destination } from '../db/destinations.ts';
import type { Outcome } from './outcome.ts';
import { settlementOf } from './settlement.ts';
import { createSettler } from './settler.ts';

export type RelayLog = {
  info(fields: object, text: string): void;
  warn(fields: object, text: string): void;
  error(fields: object, text: string): void;
};

export type RelayOptions = {
  store: Store;
  couriers: Courier[];
  clock: Clock;
  log: RelayLog;
  /**
   * How long a claim holds, in milliseconds; longer than a server may take for an answer. After a
   * crash, what was under way is sent again once this is over, if nobody gives it back before.
   */
  leaseMs?: number;
  /** How often it looks by itself, in milliseconds; `wake` makes it look at once. */
  pollMs?: number;
  /** Whether somebody waits for a commit at this moment. */
  isDatabaseBusy?: () => boolean;
  /** How long a stop waits for attempts, in milliseconds: nothing is served meanwhile. */
  stopMs?: number;
  onOutcome?: (attempt: Attempt) => void;
};

export type Attempt = {
  destination: Destination;
  outcome: Outcome;
  failedForGood: boolean;
  seconds: number;
};

export type Relay = {
  start(): void;
  /** Something new is waiting. */
  wake(): void;
  /** Delivers everything that is due now; resolves to the number of attempts. */
  runOnce(): Promise<number>;
  /** Stops claiming, and waits for what is under way, though not for a server that hangs. */
  stop(): Promise<void>;
  /** Why nothing goes to a destination now, the mail unless another is named; or nothing. */
  circuitReason(destination?: Destination): string | undefined;
};

/** A courier with what is its own: no route waits for another. */
type Route = {
  courier: Courier;
  circuit: Circuit;
  busy: Map<number, { suspected: boolean; done: Promise<void> }>;
  /** Whether the last poll found less than could be taken. */
  drained: boolean;
};

/**
 * What comes within so many milliseconds is claimed together: each claim is a commit, beside those that
 * visitors wait for.
 */
const GATHER_MS = 25;

const usualIn = (busy: Route['busy']) =>
  [...busy.values()].filter(({ suspected }) => !suspected).length;

/** Takes deliveries to their destinations. Every claimed one settles on every path. */
export function createRelay(options: RelayOptions): Relay {
  const { store, couriers, clock, log } = options;
  const { leaseMs = 5 * 60_000, pollMs = 1_000, stopMs = 15_000 } = options;
  const { isDatabaseBusy = () => false } = options;
  const owner = randomUUID();
  const settler = createSettler({ store, clock, log, isDatabaseBusy });
  const routes = new Map<Destination, Route>(
    couriers.map((courier) => [
      courier.destination,
      { courier, circuit: createCircuit(clock.steady), busy: new Map(), drained: false },
    ]),
  );
  let stopping = false;
  let looking: NodeJS.Timeout | undefined;
  let soon: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let begun = 0;

  async function attempt({ courier, circuit }: Route, claimed: Claimed): Promise<void> {
    const began = clock.steady();
    let outcome: Outcome;
    try {
      outcome = { kind: 'sent', code: await courier.deliver(claimed) };
    } catch (error) {
      outcome = courier.outcomeOf(error);
    }
    if (outcome.kind === 'setup') circuit.opened(outcome.code);
    else if (outcome.kind === 'sent' || outcome.kind === 'permanent') circuit.closed();
    const settlement = settlementOf(claimed, outcome, { owner });
    const { destination, publicId: enquiry } = claimed;
    const failedForGood = settlement.state === 'failed';
    const seconds = (clock.steady() - began) / 1_000;
    options.onOutcome?.({ destination, outcome, failedForGood, seconds });
    const fields = { enquiry, destination, code: outcome.code, attempt: settlement.attempts };
    if (outcome.kind === 'sent') log.info(fields, courier.arrived);
    else if (failedForGood) log.error(fields, 'delivery failed for good');
    else log.warn({ ...fields, kind: outcome.kind }, 'not delivered yet; it is tried again');
    await settler.settle(settlement);
  }

  function capacityOf({ courier, circuit, busy }: Route): Capacity {
    const usual = usualIn(busy);
    const free = courier.concurrency - usual;
    const most = free > 0 ? circuit.allow(Infinity) : 0;
    return {
      destination: courier.destination,
      usual: Math.min(free, most),
      suspected: Math.min(courier.suspectedConcurrency - (busy.size - usual), most),
      busy: [...busy.keys()],
    };
  }

  function begin(claimed: Claimed) {
    const route = routes.get(claimed.destination);
    if (!route) return;
    const { busy } = route;
    begun += 1;
    const done = attempt(route, claimed).then(() => {
      busy.delete(claimed.enquiryId);
      // What has ended makes way for the next one; a slow delivery holds up only itself.
      if ((claimed.suspected || !route.drained) && looking) lookSoon();
    });
    busy.set(claimed.enquiryId, { suspected: claimed.suspected, done });
  }

  async function sweep(): Promise<void> {
    let claimed: Claimed[];
    do {
      again = false;
      const all = [...routes.values()].map(capacityOf);
      const capacities = all.filter(({ usual }) => usual > 0);
      if (stopping || capacities.length === 0) break;
      claimed = await store.claim({ owner, now: clock.now(), leaseMs, capacities });
      for (const { destination, usual } of all) {
        const found = claimed.filter((one) => one.destination === destination && !one.suspected);
        const route = routes.get(destination);
        if (route) route.drained = found.length < usual;
      }
      claimed.forEach(begin);
      // One look is all that a flood of visitors is asked to wait for.
    } while ((claimed.length > 0 || again) && !isDatabaseBusy());
  }

  async function run(): Promise<void> {
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
      log.error({ err: error }, 'the deliveries could not be read; it is tried again'),
    );
  }

  function lookSoon() {
    soon ??= setTimeout(() => {
      // Visitors come first; in a flood without a pause, the look that comes by itself finds what there is.
      if (isDatabaseBusy()) {
        soon?.refresh();
        return;
      }
      soon = undefined;
      look();
    }, GATHER_MS);
  }

  const underWay = () =>
    [...routes.values()].flatMap(({ busy }) => [...busy.values()].map(({ done }) => done));

  return {
    start: () => {
      looking = setInterval(look, pollMs);
      look();
    },
    wake: () => {
      if (looking) lookSoon();
    },
    runOnce: async () => {
      const before = begun;
      // This is the look that somebody has asked for.
      clearTimeout(soon);
      soon = undefined;
      await run();
      while (underWay().length > 0) {
        await Promise.all(underWay());
        await run();
      }
      return begun - before;
    },
    stop: async () => {
      // What came in the last moments is begun and not left to the next start.
      if (soon) look();
      stopping = true;
      clearInterval(looking);
      clearTimeout(soon);
      settler.stop();
      await running?.catch(() => undefined);
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise((resolve) => (timer = setTimeout(resolve, stopMs)));
      await Promise.race([Promise.all(underWay()), late]);
      clearTimeout(timer);
    },
    circuitReason: (destination = 'mail') => routes.get(destination)?.circuit.reason(),
  };
}
