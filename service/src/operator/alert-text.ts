import type { Config } from '../config/config.ts';
import type { Destination } from '../db/tables.ts';
import type { Message } from '../mail/enquiry-message.ts';
import { escapeHtml } from '../text/escape-html.ts';

export type Situation = {
  counts: { waiting: number; failed: number; failedElsewhere: number; held: number };
  /** Since when the oldest waits, if that is too long; milliseconds since 1970. */
  oldestAt: number | null;
  /** The destinations that are paused, and why. */
  circuits: { destination: Destination; reason: string }[];
  /** Something does not get through; otherwise enquiries are only held. */
  stuck: boolean;
};

export type AlertText = {
  subject: string;
  lines: string[];
  /** What a webhook gets; `text` is what most chat programs show. */
  json: { text: string } & Omit<Situation, 'stuck'>;
};

const names: Record<Destination, string> = {
  mail: 'The mail',
  webhook: 'The webhook',
  acknowledgement: 'The acknowledgement to visitors',
};

/** What an alert says: numbers, times and codes only, and no word of a visitor. */
export function alertText({ stuck, ...situation }: Situation): AlertText {
  const { counts, oldestAt, circuits } = situation;
  const { waiting, failed, failedElsewhere, held } = counts;
  const subject = stuck
    ? 'Enquiries of the website are not getting through'
    : 'Enquiries of the website are held';
  const lines = [
    ...circuits.map(
      ({ destination, reason }) =>
        `${names[destination]} is paused (${reason}): nothing goes there until that is fixed, and then everything that waits does.`,
    ),
    `${enquiries(failed)} could not be mailed and ${failed === 1 ? 'is' : 'are'} not tried any more.`,
    ...(failedElsewhere > 0
      ? [
          `${failedElsewhere} could not be delivered elsewhere; see them with --destination webhook.`,
        ]
      : []),
    `${enquiries(waiting)} wait${waiting === 1 ? 's' : ''}${oldestAt === null ? '' : `; the oldest since ${new Date(oldestAt).toISOString()}`}.`,
    `${enquiries(held)} ${held === 1 ? 'is' : 'are'} held, because a field was filled in that no person sees.`,
    'Nothing is lost. See what is there with: npm run enquiries -- list --state failed',
    'Once the cause is fixed, send failed ones again with: npm run enquiries -- retry --all',
    'What is held is seen with --state held, sent with: npm run enquiries -- release ID, and deleted with: npm run enquiries -- discard ID',
  ];
  return { subject, lines, json: { text: [subject, ...lines].join('\n'), ...situation } };
}

/** The alert as a mail to `ALERT_TO`. */
export function alertMessage(
  { subject, lines }: AlertText,
  { config, now }: { config: Config; now: number },
): Message {
  return {
    messageId: `<alert-${now}@${config.mailDomain}>`,
    date: new Date(now),
    from: config.from,
    to: config.alertTo,
    subject,
    text: `${lines.join('\n\n')}\n`,
    autoSubmitted: 'auto-generated',
    html: `<!doctype html><title>Enquiries</title>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
  };
}

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;
