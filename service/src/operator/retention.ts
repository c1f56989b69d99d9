import { forgetMails } from '../mail/folder-transport.ts';
import type { CaretakerOptions } from './caretaker.ts';

const day = 24 * 60 * 60_000;

/**
 * Deletes what is older than `RETENTION_SENT_DAYS` and `RETENTION_MAX_DAYS` allow, mails in the
 * folder included.
 *
 * @returns how many enquiries were deleted
 */
export async function applyRetention(
  options: Pick<CaretakerOptions, 'config' | 'store' | 'clock' | 'log'>,
): Promise<number> {
  const { config, store, clock, log } = options;
  const { RETENTION_SENT_DAYS: sent, RETENTION_MAX_DAYS: longest } = config.settings;
  const now = clock.now();
  const deleted = await store.purge({
    now,
    sentBefore: sent === 0 ? 0 : now - sent * day,
    createdBefore: longest === 0 ? 0 : now - longest * day,
  });
  await forgetMails(config.mailDir, deleted);
  if (deleted.length > 0) log.info({ deleted: deleted.length }, 'old enquiries deleted');
  return deleted.length;
}
