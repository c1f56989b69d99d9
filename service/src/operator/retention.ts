import { forgetMails } from '../mail/folder-transport.ts';
import type { CaretakerOptions } from './caretaker.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Makes what deletes enquiries that are older than `RETENTION_SENT_DAYS` and `RETENTION_MAX_DAYS`
 * allow, with their mails in the folder. What fails is done by the next call.
 *
 * @returns how many enquiries were deleted
 */
export function createRetention(
  options: Pick<CaretakerOptions, 'config' | 'store' | 'clock' | 'log'>,
): () => Promise<number> {
  const { config, store, clock, log } = options;
  const { RETENTION_SENT_DAYS: sent, RETENTION_MAX_DAYS: longest } = config.settings;
  let last: { now: number; steady: number } | undefined;
  let scrubbed = true;

  /** Whether somebody set the machine's clock since the last call. */
  function wasSet(): boolean {
    const at = { now: clock.now(), steady: clock.steady() };
    const drift = last ? at.now - last.now - (at.steady - last.steady) : 0;
    last = at;
    return Math.abs(drift) > hour;
  }

  return async () => {
    if (wasSet()) {
      log.warn({}, 'the clock was set; nothing is deleted until it has gone right for an hour');
      return 0;
    }
    const now = clock.now();
    const retention = {
      now,
      sentBefore: sent === 0 ? 0 : now - sent * day,
      createdBefore: longest === 0 ? 0 : now - longest * day,
    };
    // The files first: were it stopped in between, the rows would still tell which they are.
    await forgetMails(config.mailDir, await store.expired(retention));
    const deleted = await store.purge(retention);
    if (deleted.length > 0) scrubbed = false;
    if (!scrubbed) await store.scrub(undefined);
    scrubbed = true;
    if (deleted.length > 0) log.info({ deleted: deleted.length }, 'old enquiries deleted');
    return deleted.length;
  };
}
