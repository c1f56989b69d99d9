import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { DESTINATIONS, type Destination } from '../db/tables.ts';
import type { Attempt } from '../deliveries/relay.ts';
import type { RefusalKind } from '../http/problem.ts';
import type { Store } from '../store/store.ts';

export type Metrics = {
  accepted(
    outcome: 'stored' | 'known' | 'released',
    as: { held: boolean; suspected: boolean },
  ): void;
  refused(kind: RefusalKind): void;
  answered(seconds: number): void;
  attempted(attempt: Attempt): void;
  /** In Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
};

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what happens to enquiries. Each app has its own registry, so that tests can have several. */
export function createMetrics(options: {
  store: Pick<Store, 'health'>;
  now: () => number;
  circuitReason: (destination?: Destination) => string | undefined;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });

  const accepted = counter('frontage_enquiries_accepted_total', 'Answered with success', 'outcome');
  const held = counter('frontage_enquiries_held_total', 'Stored, and held: a filled honeypot');
  const suspected = counter('frontage_enquiries_suspected_total', 'Stored, and marked');
  const refused = counter('frontage_enquiries_refused_total', 'Refused, by reason', 'reason');
  const answer = histogram('frontage_enquiry_answer_seconds', 'From request to answer');

  const attempts = counter(
    'frontage_delivery_attempts_total',
    'Attempts to deliver',
    'destination',
    'outcome',
  );
  const failures = counter(
    'frontage_delivery_failures_total',
    'Deliveries that failed for good',
    'destination',
  );
  const attempt = histogram(
    'frontage_delivery_attempt_seconds',
    'How long an attempt took',
    'destination',
  );

  const waitingNow = gauge('frontage_delivery_waiting', 'Deliveries that wait', 'destination');
  const failedNow = gauge(
    'frontage_delivery_failed',
    'Failed deliveries that wait for an operator',
    'destination',
  );
  const circuit = gauge(
    'frontage_delivery_circuit_open',
    '1 while nothing goes there',
    'destination',
  );
  const age = gauge('frontage_mail_oldest_seconds', 'Age of the oldest that waits for its mail');
  const suspectedNow = gauge('frontage_mail_suspected', 'Marked enquiries that wait for theirs');
  const heldNow = gauge('frontage_mail_held', 'Enquiries that are held now');

  return {
    accepted: (outcome, as) => {
      accepted.inc({ outcome });
      if (as.held && outcome === 'stored') held.inc();
      if (as.suspected && outcome === 'stored') suspected.inc();
    },
    refused: (reason) => refused.inc({ reason }),
    answered: (duration) => answer.observe(duration),
    attempted: ({ destination, outcome: { kind: outcome }, failedForGood, seconds }) => {
      attempts.inc({ destination, outcome });
      attempt.observe({ destination }, seconds);
      if (failedForGood) failures.inc({ destination });
    },
    read: async () => {
      const health = await options.store.health(undefined);
      const { waiting, failed, oldestAt } = health;
      const all = [{ destination: 'mail', waiting, failed }, ...health.others];
      for (const destination of DESTINATIONS) {
        const found = all.find((one) => one.destination === destination);
        waitingNow.set({ destination }, found?.waiting ?? 0);
        failedNow.set({ destination }, found?.failed ?? 0);
        circuit.set({ destination }, options.circuitReason(destination) === undefined ? 0 : 1);
      }
      suspectedNow.set(health.suspected);
      heldNow.set(health.held);
      age.set(oldestAt === null ? 0 : Math.max(0, (options.now() - oldestAt) / 1_000));
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
