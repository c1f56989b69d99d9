import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../store/store.ts';
import type { RefusalKind } from '../http/problem.ts';
import type { Destination } from '../db/tables.ts';
import type { Attempt } from '../deliveries/relay.ts';

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

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what happens to enquiries. Each app has its own registry, so that tests can have several. */
export function createMetrics(options: {
  store: Pick<Store, 'health'>;
  now: () => number;
  circuitReason: (destination?: Destination) => string | undefined;
}): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const histogram = (name: string, help: string) =>
    new Histogram({ name, help, buckets: seconds, registers });

  const accepted = counter('frontage_enquiries_accepted_total', 'Answered with success', [
    'outcome',
  ]);
  const held = counter(
    'frontage_enquiries_held_total',
    'Stored, and held: the honeypot was filled in',
    [],
  );
  const suspected = counter('frontage_enquiries_suspected_total', 'Stored, and marked', []);
  const refused = counter('frontage_enquiries_refused_total', 'Refused, by reason', ['reason']);
  const attempts = counter('frontage_mail_attempts_total', 'Attempts to send, by outcome', [
    'outcome',
  ]);
  const deliveries = counter(
    'frontage_delivery_attempts_total',
    'Attempts to deliver, by destination and outcome',
    ['destination', 'outcome'],
  );
  const sent = counter('frontage_mail_sent_total', 'Mails that the server took', []);
  const failed = counter('frontage_mail_failed_total', 'Enquiries that failed for good', []);
  const answer = histogram('frontage_enquiry_answer_seconds', 'From request to answer');
  const delivery = histogram('frontage_mail_attempt_seconds', 'How long an attempt took');
  const depth = gauge('frontage_outbox_waiting', 'Enquiries that wait for their mail');
  const age = gauge('frontage_outbox_oldest_seconds', 'Age of the oldest that waits');
  const suspectedNow = gauge(
    'frontage_outbox_suspected',
    'Marked enquiries that wait for their mail',
  );
  const elsewhere = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['destination'], registers });
  const waitingElsewhere = elsewhere('frontage_delivery_waiting', 'What waits for a destination');
  const failedElsewhere = elsewhere(
    'frontage_delivery_failed',
    'Deliveries there that have failed and wait for an operator',
  );
  const circuitElsewhere = elsewhere(
    'frontage_delivery_circuit_open',
    '1 while nothing goes there',
  );
  const heldNow = gauge('frontage_outbox_held', 'Enquiries that are held now');
  const failedNow = gauge(
    'frontage_outbox_failed',
    'Enquiries that have failed and wait for an operator',
  );
  const circuit = gauge('frontage_circuit_open', '1 while nothing is sent');

  return {
    accepted: (outcome, as) => {
      accepted.inc({ outcome });
      if (as.held && outcome === 'stored') held.inc();
      if (as.suspected && outcome === 'stored') suspected.inc();
    },
    refused: (reason) => refused.inc({ reason }),
    answered: (duration) => answer.observe(duration),
    attempted: ({ destination, outcome: { kind: outcome }, failedForGood, seconds: duration }) => {
      deliveries.inc({ destination, outcome });
      if (destination !== 'mail') return;
      attempts.inc({ outcome });
      delivery.observe(duration);
      if (outcome === 'sent') sent.inc();
      if (failedForGood) failed.inc();
    },
    read: async () => {
      const health = await options.store.health(undefined);
      depth.set(health.waiting);
      suspectedNow.set(health.suspected);
      for (const one of [waitingElsewhere, failedElsewhere, circuitElsewhere]) one.reset();
      for (const { destination, waiting, failed: stopped } of health.others) {
        waitingElsewhere.set({ destination }, waiting);
        failedElsewhere.set({ destination }, stopped);
        const isOpen = options.circuitReason(destination) !== undefined;
        circuitElsewhere.set({ destination }, isOpen ? 1 : 0);
      }
      heldNow.set(health.held);
      failedNow.set(health.failed);
      age.set(
        health.oldestAt === null ? 0 : Math.max(0, (options.now() - health.oldestAt) / 1_000),
      );
      circuit.set(options.circuitReason() === undefined ? 0 : 1);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}
