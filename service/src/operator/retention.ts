import { inBatches } from '../db/in-batches.ts';
import { forgetMails } from '../mail/folder-transport.ts';
import { shortDate } from '../text/time-in-words.ts';
import type { SchedulerOptions } from './scheduler.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** When hardly anybody writes: on SQLite no enquiry can be stored while its file is rewritten. */
const NIGHT_HOURS = ['02', '03', '04'];

/**
 * Makes the function that deletes enquiries, in small batches, that are older than `RETENTION_SENT_DAYS`
 * and `RETENTION_MAX_DAYS` allow, with their mails in the folder. In the night after it vacuums the
 * database, when nothing waits. What fails is left to the next call; the first call only looks at the clock.
 *
 * @returns how many enquiries were deleted
 */
export function createRetention(
  options: Pick<SchedulerOptions, 'config' | 'store' | 'clock' | 'log'> & {
    /** Is asked between two batches; what is left is for the next call. */
    isStopping?: () => boolean;
  },
): () => Promise<number> {
  const { config, store, clock, log, isStopping = () => false } = options;
  const { RETENTION_SENT_DAYS: sent, RETENTION_MAX_DAYS: longest } = config.settings;
  const { RETENTION_RECORD_DAYS: record, TIME_ZONE: timeZone } = config.settings;
  let last: { now: number; steady: number } | undefined;
  // An earlier process may have deleted rows and then been stopped.
  let isVacuumDue = true;

  /** How far somebody set the machine's clock since the last call; undefined for the first one. */
  function drift(): number | undefined {
    const at = { now: clock.now(), steady: clock.steady() };
    const set = last && Math.abs(at.now - last.now - (at.steady - last.steady));
    last = at;
    return set;
  }

  return async () => {
    const set = drift();
    // A machine that has just started may not know the time yet.
    if (set === undefined) return 0;
    if (set > hour) {
      log.warn({}, 'the clock was set; nothing is deleted before the next run');
      return 0;
    }
    const now = clock.now();
    const retention = {
      sentBefore: sent === 0 ? 0 : now - sent * day,
      createdBefore: longest === 0 ? 0 : now - longest * day,
    };
    if (record > 0) await store.forgetLog(now - record * day);
    let deleted = 0;
    await inBatches(async (limit) => {
      const publicIds = await store.expired({ ...retention, limit });
      // The files go first: after an interruption the rows still say which files there are.
      await forgetMails(config.mailDir, publicIds);
      const gone = await store.purge({ ...retention, publicIds });
      deleted += gone.length;
      return publicIds.length;
    }, isStopping);
    await inBatches((limit) => store.forgetKeys({ now, limit }), isStopping);
    if (deleted > 0) {
      isVacuumDue = true;
      log.info({ deleted }, 'old enquiries deleted');
    }
    const isNight = NIGHT_HOURS.includes(shortDate(now, timeZone).slice(11, 13));
    if (isVacuumDue && isNight && !isStopping()) {
      const { waiting, suspected } = await store.health(undefined);
      if (waiting + suspected === 0) {
        await store.vacuum(undefined);
        isVacuumDue = false;
      }
    }
    return deleted;
  };
}
