import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Store } from '../db/store.ts';
import type { RefusalKind } from '../http/problem.ts';
import type { Outcome } from '../deliveries/outcome.ts';

export type Metrics = {
  accepted(outcome: 'stored' | 'known', held: boolean): void;
  refused(kind: RefusalKind): void;
  answered(seconds: number): void;
  attempted(outcome: Outcome, failedForGood: boolean, seconds: number): void;
  /** In Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
};

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what happens to enquiries. Each app has a registry of its own, so that tests can too. */
export function createMetrics(options: {
  store: Pick<Store, 'health'>;
  now: () => number;
  circuitReason: () => string | undefined;
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
  const held = counter('frontage_enquiries_held_total', 'Stored, and held as suspected spam', []);
  const refused = counter('frontage_enquiries_refused_total', 'Refused, by reason', ['reason']);
  const attempts = counter('frontage_mail_attempts_total', 'Attempts to send, by outcome', [
    'outcome',
  ]);
  const sent = counter('frontage_mail_sent_total', 'Mails that the server took', []);
  const failed = counter('frontage_mail_failed_total', 'Enquiries that failed for good', []);
  const answer = histogram('frontage_enquiry_answer_seconds', 'From request to answer');
  const delivery = histogram('frontage_mail_attempt_seconds', 'How long an attempt took');
  const depth = gauge('frontage_outbox_waiting', 'Enquiries that wait for their mail');
  const age = gauge('frontage_outbox_oldest_seconds', 'Age of the oldest that waits');
  const heldNow = gauge('frontage_outbox_held', 'Enquiries that are held now');
  const failedNow = gauge('frontage_outbox_failed', 'Enquiries that stand as failed now');
  const circuit = gauge('frontage_circuit_open', '1 while nothing is sent');

  return {
    accepted: (outcome, isHeld) => {
      accepted.inc({ outcome });
      if (isHeld && outcome === 'stored') held.inc();
    },
    refused: (reason) => refused.inc({ reason }),
    answered: (duration) => answer.observe(duration),
    attempted: ({ kind }, failedForGood, duration) => {
      attempts.inc({ outcome: kind });
      delivery.observe(duration);
      if (kind === 'sent') sent.inc();
      if (failedForGood) failed.inc();
    },
    read: async () => {
      const health = await options.store.health(undefined);
      depth.set(health.waiting);
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
