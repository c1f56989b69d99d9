import { MOST_WAITING } from '../enquiries/waiting-room.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { CaretakerOptions } from './caretaker.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How long after an attempt to tell somebody the next one may be. */
const pauseMs = 15 * minute;

export type Alarm = {
  /** @returns whether an alert was sent */
  check(): Promise<boolean>;
};

export type AlarmOptions = Omit<CaretakerOptions, 'log'> & {
  log: Pick<CaretakerOptions['log'], 'error'>;
};

/**
 * Tells `ALERT_TO` by mail when enquiries failed for good, the oldest has waited over an hour, or
 * more are held as suspected spam. Once for each new failure, and at most once a day for the other
 * two; no word of a visitor is in it.
 */
export function createAlarm(options: AlarmOptions): Alarm {
  const { config, store, transport, clock, circuitReason, log } = options;
  let toldFailed = 0;
  let toldHeld = 0;
  let toldHeldAt = -Infinity;
  let toldWaitingAt = -Infinity;
  let triedAt = -Infinity;

  return {
    check: async () => {
      const now = clock.now();
      const steady = clock.steady();
      const { waiting, failed, held, oldestAt } = await store.health(undefined);
      const waits = oldestAt !== null && now - oldestAt > hour;
      if (!waits) toldWaitingAt = -Infinity;
      toldFailed = Math.min(toldFailed, failed);
      toldHeld = Math.min(toldHeld, held);

      const dayAgo = steady - 24 * hour;
      const stuck = failed > toldFailed || (waits && toldWaitingAt < dayAgo);
      // At its bound it grows no more, and keeps out what is held by mistake.
      const newlyHeld = (held > toldHeld || held >= MOST_WAITING) && toldHeldAt < dayAgo;
      if (!stuck && !newlyHeld) return false;
      if (steady - triedAt < pauseMs) return false;
      triedAt = steady;
      log.error({ failed, waiting, held }, 'enquiries need a person');
      // This mail would go the way that is known to be broken, and count as another wrong password.
      if (circuitReason() !== undefined) return false;

      const lines = [
        `${enquiries(failed)} could not be mailed and ${failed === 1 ? 'is' : 'are'} not tried any more.`,
        `${enquiries(waiting)} wait${waiting === 1 ? 's' : ''}${waits ? `; the oldest since ${new Date(oldestAt).toISOString()}` : ''}.`,
        `${enquiries(held)} ${held === 1 ? 'is' : 'are'} held as suspected spam.`,
        'Nothing is lost. See what is there with: npx frontage enquiries list --state failed',
        'Once the cause is mended, send failed ones again with: npx frontage enquiries retry --all',
        'What is held is seen with --state held, sent with: npx frontage enquiries release ID, and deleted with: npx frontage enquiries discard ID',
      ];
      await transport.send({
        messageId: `<alert-${now}@${config.mailDomain}>`,
        date: new Date(now),
        from: config.from,
        to: config.alertTo,
        subject: stuck
          ? 'Enquiries of the website are not getting through'
          : 'Enquiries of the website are held as suspected spam',
        text: `${lines.join('\n\n')}\n`,
        html: `<!doctype html><title>Enquiries</title>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
      });
      toldFailed = failed;
      if (waits) toldWaitingAt = steady;
      if (newlyHeld) [toldHeld, toldHeldAt] = [held, steady];
      return true;
    },
  };
}

const enquiries = (count: number) => `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`;
