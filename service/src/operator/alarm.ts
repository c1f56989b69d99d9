import { escapeHtml } from '../text/escape-html.ts';
import type { CaretakerOptions } from './caretaker.ts';

const hour = 60 * 60_000;

export type Alarm = {
  /** @returns whether an alert was sent */
  check(): Promise<boolean>;
};

/**
 * Tells `ALERT_TO` by mail when enquiries failed for good, or the oldest has waited over an hour.
 * Once for each new failure and once a day while one waits; no word of a visitor is in it.
 */
export function createAlarm(
  options: Omit<CaretakerOptions, 'log'> & {
    log: Pick<CaretakerOptions['log'], 'error'>;
  },
): Alarm {
  const { config, store, transport, clock, log } = options;
  let toldFailed = 0;
  let toldWaitingAt = -Infinity;

  return {
    check: async () => {
      const now = clock.now();
      const health = await store.health(undefined);
      const waits = health.oldestAt !== null && now - health.oldestAt > hour;
      const newlyFailed = health.failed > toldFailed;
      if (!waits) toldWaitingAt = -Infinity;
      if (health.failed < toldFailed) toldFailed = health.failed;
      if (!newlyFailed && !(waits && now - toldWaitingAt > 24 * hour)) return false;
      const oldest = waits && health.oldestAt !== null ? new Date(health.oldestAt) : undefined;
      const lines = [
        `${health.failed} enquiries could not be mailed and are not tried any more.`,
        `${health.waiting} enquiries wait${oldest ? `; the oldest since ${oldest.toISOString()}` : ''}.`,
        `${health.held} enquiries are held as suspected spam.`,
        'Nothing is lost. See what is there with: npx frontage enquiries list --state failed',
        'Once the cause is mended, send them again with: npx frontage enquiries retry --all',
      ];
      log.error({ failed: health.failed, waiting: health.waiting }, 'enquiries need a person');
      await transport.send({
        messageId: `<alert-${now}@${config.mailDomain}>`,
        date: new Date(now),
        from: config.from,
        to: config.alertTo,
        subject: 'Enquiries of the website are not getting through',
        text: `${lines.join('\n\n')}\n`,
        html: `<!doctype html><title>Enquiries</title>${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}`,
      });
      toldFailed = health.failed;
      if (waits) toldWaitingAt = now;
      return true;
    },
  };
}
