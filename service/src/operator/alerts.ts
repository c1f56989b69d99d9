import { type Destination, DESTINATIONS } from '../db/tables.ts';
import { postJson } from '../webhook/post-json.ts';
import type { SchedulerOptions } from './scheduler.ts';
import type { Config } from '../config/config.ts';
import type { Message } from '../mail/build-mail.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { DAY, HOUR, MINUTE } from '../system/clock.ts';

const RETRY_PAUSE_MS = 15 * MINUTE;

/** A circuit that is open for less than this recovers by itself, as after a restart of the name server. */
const CIRCUIT_GRACE_MS = 5 * MINUTE;

/**
 * Alerts somebody by mail to `ALERT_TO` and through `ALERT_WEBHOOK_URL` when deliveries failed for good, one
 * has waited over an hour, a destination is paused, more are held, or the site could not be built on the day
 * of a page. It sends one alert when more deliveries have failed, one an hour at most when more enquiries are
 * held, and one a day while anything else continues. An alert quotes no visitor.
 *
 * No alert is mailed while the mail's circuit is open: it would use the broken connection, and count as
 * another wrong password.
 */
export function createAlerts(options: SchedulerOptions) {
  const { config, store, transport, clock, circuitReason, rebuild, maxWaiting, log } = options;
  const { ALERT_WEBHOOK_URL: webhook } = config.settings;
  const openSince = new Map<Destination, number>();
  const remindOfSite = createReminder(clock.steady, sendAlert);
  const remindOfEnquiries = createReminder(clock.steady, sendAlert);

  /** Returns the destinations that have been paused for a while. */
  function openCircuits() {
    const steady = clock.steady();
    return DESTINATIONS.flatMap((destination) => {
      const reason = circuitReason(destination);
      if (reason === undefined) {
        openSince.delete(destination);
        return [];
      }
      const since = openSince.get(destination) ?? steady;
      openSince.set(destination, since);
      return steady - since >= CIRCUIT_GRACE_MS ? [{ destination, reason }] : [];
    });
  }

  /**
   * Sends an alert over every channel that works; one is enough, and the log says if the other failed.
   *
   * @returns whether there is a channel
   * @throws if all of them fail
   */
  async function sendAlert(alertText: AlertText): Promise<boolean> {
    const now = clock.now();
    const json = { type: 'alert', ...alertText.json, at: new Date(now).toISOString() };
    const channels = [
      ...(circuitReason() === undefined
        ? [() => transport.send(alertMessage(alertText, { config, now }))]
        : []),
      ...(webhook ? [() => postJson(webhook, JSON.stringify(json))] : []),
    ];
    const results = await Promise.allSettled(channels.map((send) => send()));
    const failures = results.filter((result) => result.status === 'rejected');
    if (failures.length > 0 && failures.length === results.length) throw failures[0]?.reason;
    for (const { reason } of failures)
      log.error({ err: reason }, 'one channel of the alert failed');
    return channels.length > 0;
  }

  async function checkSite(): Promise<boolean> {
    const failure = rebuild.failure();
    // One topic, whatever the message says: times in it differ from attempt to attempt.
    const topics = failure === undefined ? [] : [{ name: 'build failed' }];
    return remindOfSite(topics, () => siteAlert(failure ?? ''));
  }

  async function checkEnquiries(): Promise<boolean> {
    const { held, byDestination } = await store.health();
    const { waiting, failed } = byDestination.mail;
    const failedElsewhere = byDestination.webhook.failed + byDestination.acknowledgement.failed;
    const circuits = openCircuits();
    const overdue = DESTINATIONS.flatMap((destination) => {
      const { waiting, oldestAt } = byDestination[destination];
      const isLate = oldestAt !== null && clock.now() - oldestAt > HOUR;
      return isLate ? [{ destination, waiting, oldestAt }] : [];
    });
    const stuck: Topic[] = [
      { name: 'failed', count: failed + failedElsewhere },
      ...overdue.map(({ destination }) => ({ name: `${destination} is late` })),
      ...circuits.map(({ destination }) => ({ name: `${destination} is paused` })),
    ];
    const onHold: Topic[] = [
      { name: 'held', count: held, pauseMs: HOUR },
      // At its limit the count stops growing, and enquiries that would be held by mistake are refused.
      ...(held >= maxWaiting ? [{ name: 'full' }] : []),
    ];
    return remindOfEnquiries([...stuck, ...onHold], (news) => {
      const counts = { waiting, failed, failedElsewhere, held };
      log.error({ ...counts, overdue, circuits }, 'enquiries need a person');
      const isStuck = stuck.some((topic) => news.includes(topic));
      return alertText({ counts, overdue, circuits, isStuck });
    });
  }

  return {
    /** Resolves to whether an alert was sent. */
    check: async (): Promise<boolean> => {
      const results = await Promise.allSettled([checkSite(), checkEnquiries()]);
      const failed = results.find((result) => result.status === 'rejected');
      if (failed) throw failed.reason;
      return results.some((result) => result.status === 'fulfilled' && result.value);
    },
  };
}

/** It is news when it begins, and then daily; with a count, when there are more. */
type Topic = { name: string; count?: number; pauseMs?: number };

/** Returns a function that sends an alert when one of the topics is news. A topic that is left out is over. */
function createReminder(steady: () => number, send: (alert: AlertText) => Promise<boolean>) {
  let alerted = new Map<string, { count: number; at: number }>();
  let triedAt = -Infinity;

  return async (topics: Topic[], write: (news: Topic[]) => AlertText): Promise<boolean> => {
    const now = steady();
    for (const [name, last] of alerted) {
      const topic = topics.find((topic) => topic.name === name);
      if (topic) last.count = Math.min(last.count, topic.count ?? 0);
      else alerted.delete(name);
    }
    const news = topics.filter(({ name, count, pauseMs = 0 }) => {
      const last = alerted.get(name) ?? { count: 0, at: -Infinity };
      if (count === undefined) return now - last.at > DAY;
      return count > last.count && now - last.at >= pauseMs;
    });
    if (news.length === 0 || now - triedAt < RETRY_PAUSE_MS) return false;
    triedAt = now;
    if (!(await send(write(news)))) return false;
    alerted = new Map(topics.map(({ name, count = 0 }) => [name, { count, at: now }]));
    return true;
  };
}

type Situation = {
  counts: { waiting: number; failed: number; failedElsewhere: number; held: number };
  /** Destinations whose oldest delivery waits too long, and since when; milliseconds since 1970. */
  overdue: { destination: Destination; waiting: number; oldestAt: number }[];
  circuits: { destination: Destination; reason: string }[];
  /** Something is not getting through; otherwise enquiries are only held. */
  isStuck: boolean;
};

type AlertText = {
  subject: string;
  lines: string[];
  /** The webhook's body; most chat programs show `text`. */
  json: { text: string } & Partial<Omit<Situation, 'isStuck'>>;
};

const DESTINATION_NAMES: Record<Destination, string> = {
  mail: 'The mail',
  webhook: 'The webhook',
  acknowledgement: 'The acknowledgement to visitors',
};

const listCommand = (state: 'queued' | 'failed', destination?: Destination) =>
  `npm run enquiries -- list --state ${state}${destination ? ` --destination ${destination}` : ''}`;

/** Writes an alert from numbers, times and codes only, without a word of a visitor. */
export function alertText({ isStuck, ...situation }: Situation): AlertText {
  const { counts, overdue, circuits } = situation;
  const { waiting, failed, failedElsewhere, held } = counts;
  const overdueMail = overdue.find(({ destination }) => destination === 'mail');
  const overdueElsewhere = overdue.filter((one) => one !== overdueMail);
  const subject = isStuck
    ? 'Enquiries of the website are not getting through'
    : 'Enquiries of the website are held';
  const lines = [
    ...circuits.map(
      ({ destination, reason }) =>
        `${DESTINATION_NAMES[destination]} is paused (${reason}): nothing goes there until that is fixed, and then everything that waits does.`,
    ),
    ...(failed > 0
      ? [
          `${countEnquiries(failed)} could not be mailed and ${failed === 1 ? 'is' : 'are'} not tried any more.`,
        ]
      : []),
    ...(failedElsewhere > 0
      ? [
          `${failedElsewhere} could not be delivered elsewhere; see them with: ${listCommand('failed', 'webhook')} and ${listCommand('failed', 'acknowledgement')}`,
        ]
      : []),
    `${countEnquiries(waiting)} wait${waiting === 1 ? 's' : ''}${overdueMail === undefined ? '' : `; the oldest since ${new Date(overdueMail.oldestAt).toISOString()}`}.`,
    ...overdueElsewhere.map(
      ({ destination, waiting, oldestAt }) =>
        `${DESTINATION_NAMES[destination]} is late: ${waiting} wait${waiting === 1 ? 's' : ''} for it, the oldest since ${new Date(oldestAt).toISOString()}. See them with: ${listCommand('queued', destination)}`,
    ),
    `${countEnquiries(held)} ${held === 1 ? 'is' : 'are'} held, because a field was filled in that no person sees.`,
    `Nothing is lost. See what is there with: ${listCommand('failed')}`,
    'Once the cause is fixed, send failed ones again with: npm run enquiries -- retry --all',
    'What is held is seen with --state held, sent with: npm run enquiries -- release ID, and deleted with: npm run enquiries -- discard ID',
  ];
  return { subject, lines, json: { text: [subject, ...lines].join('\n'), ...situation } };
}

function siteAlert(failure: string): AlertText {
  const subject = 'The website could not be built';
  const lines = [
    'The day of a page has come, and the site could not be built. Visitors see it as it was; it is tried again every hour.',
    failure,
  ];
  return { subject, lines, json: { text: [subject, ...lines].join('\n') } };
}

function alertMessage(
  { subject, lines }: AlertText,
  { config, now }: { config: Config; now: number },
): Message {
  return {
    messageId: `<alert-${now}@${config.messageIdDomain}>`,
    date: new Date(now),
    from: config.from,
    to: config.alertTo,
    subject,
    text: `${lines.join('\n\n')}\n`,
    autoSubmitted: 'auto-generated',
    html: `<!doctype html><title>${subject}</title>${lines.map((line) => `<p style="white-space: pre-wrap">${escapeHtml(line)}</p>`).join('')}`,
  };
}

const countEnquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;
