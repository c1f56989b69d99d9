import { type Vital, VITALS } from '@frontage/contract/vitals';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };
import { DESTINATIONS, type Destination } from '../db/tables.ts';
import { OUTCOME_KINDS } from '../deliveries/channel.ts';
import type { Attempt } from '../deliveries/relay.ts';
import { REFUSAL_KINDS, type RefusalKind } from '../http/problem.ts';
import { ACCEPTED } from '../store/accept.ts';
import { oldestAgeSeconds, type DeliveryHealth } from '../store/health.ts';

type Figures = { health: DeliveryHealth; bytes: number };

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts what happens to enquiries. Each app has its own registry, so that tests can have several. */
export function createMetrics(options: {
  /** Whether the metrics are read: measuring the process costs some work. */
  isOn: boolean;
  now: () => number;
  circuitReason: (destination?: Destination) => string | undefined;
}) {
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
  const suspected = counter('frontage_enquiries_suspected_total', 'Stored as suspected spam');
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
  const attemptSeconds = histogram(
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
  const age = gauge(
    'frontage_delivery_oldest_seconds',
    'Age of the oldest that waits',
    'destination',
  );
  const suspectedNow = gauge('frontage_mail_suspected', 'Suspected spam that waits to be mailed');
  const heldNow = gauge('frontage_mail_held', 'Enquiries that are held now');

  const pages = counter('frontage_page_requests_total', 'Answers with pages and files', 'status');
  const up = gauge('frontage_database_up', '1 while an enquiry can be stored');
  const bytes = gauge('frontage_database_bytes', 'Size of the database');
  gauge('frontage_build_info', '1', 'version').set({ version: packageJson.version }, 1);
  if (options.isOn) collectDefaultMetrics({ register: registry });

  // rate() and increase() miss the first event of a series that begins with it.
  for (const outcome of ACCEPTED) accepted.inc({ outcome }, 0);
  for (const reason of REFUSAL_KINDS) refused.inc({ reason }, 0);
  for (const status of [200, 304, 404]) pages.inc({ status }, 0);
  for (const destination of DESTINATIONS) {
    failures.inc({ destination }, 0);
    attemptSeconds.zero({ destination });
    for (const outcome of OUTCOME_KINDS) attempts.inc({ destination, outcome }, 0);
  }
  const vitals = (Object.keys(VITALS) as Vital[]).map((vital) => {
    const name = `frontage_web_vital_${vital.toLowerCase()}${vital === 'CLS' ? '' : '_milliseconds'}`;
    const help = `${vital} of visitors' pages; the buckets end at good and at poor`;
    return [
      vital,
      new Histogram({ name, help, labelNames: ['page'], buckets: [...VITALS[vital]], registers }),
    ] as const;
  });
  const vital = Object.fromEntries(vitals) as Record<Vital, Histogram<'page'>>;
  let lastFigures: Figures | undefined;

  return {
    accepted: (
      outcome: (typeof ACCEPTED)[number],
      enquiry: { held: boolean; suspected: boolean },
    ) => {
      accepted.inc({ outcome });
      if (enquiry.held && outcome === 'stored') held.inc();
      if (enquiry.suspected && outcome === 'stored') suspected.inc();
    },
    refused: (reason: RefusalKind) => refused.inc({ reason }),
    answered: (duration: number) => answer.observe(duration),
    attempted: ({ destination, outcome: { kind }, failedForGood, seconds }: Attempt) => {
      attempts.inc({ destination, outcome: kind });
      attemptSeconds.observe({ destination }, seconds);
      if (failedForGood) failures.inc({ destination });
    },
    vital: (name: Vital, page: string, value: number) => vital[name].observe({ page }, value),
    served: (status: number) => pages.inc({ status }),
    /** Formats the metrics as Prometheus' text. Without an answer from the database, the last figures stay. */
    read: async (isWritable: boolean, figures?: Figures) => {
      lastFigures = figures ?? lastFigures;
      for (const destination of DESTINATIONS) {
        const health = lastFigures?.health.byDestination[destination];
        waitingNow.set({ destination }, health?.waiting ?? 0);
        failedNow.set({ destination }, health?.failed ?? 0);
        age.set({ destination }, health ? oldestAgeSeconds(health, options.now()) : 0);
        circuit.set({ destination }, options.circuitReason(destination) === undefined ? 0 : 1);
      }
      suspectedNow.set(lastFigures?.health.suspected ?? 0);
      heldNow.set(lastFigures?.health.held ?? 0);
      bytes.set(lastFigures?.bytes ?? 0);
      up.set(isWritable ? 1 : 0);
      return { type: registry.contentType, text: await registry.metrics() };
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
