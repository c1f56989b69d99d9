import { inBatches } from '../db/in-batches.ts';
import { deleteMails } from '../mail/folder-transport.ts';
import { formatShortDate } from '../text/format-time.ts';
import type { SchedulerOptions } from './scheduler.ts';
import { DAY } from '../system/clock.ts';

/** At night hardly anybody writes: SQLite can store no enquiry while it rewrites its file. */
const NIGHT_HOURS = ['02', '03', '04'];

/**
 * Returns a function that deletes enquiries mailed `RETENTION_SENT_DAYS` ago, with their mails in the folder,
 * in small batches. An unmailed enquiry stays, however old: nobody has read it. The next night, when nothing
 * waits, it vacuums the database. The next call retries what failed.
 *
 * A wrong clock would delete everything, so the age of enquiries is measured by the time that the database
 * has seen pass, which follows the clock at most twice as fast as processes run.
 */
export function createRetention(
  options: Pick<SchedulerOptions, 'config' | 'store' | 'clock' | 'log'> & {
    /** Checked between two batches; the next call does the rest. */
    isStopping?: () => boolean;
  },
): () => Promise<number> {
  const { config, store, clock, log, isStopping = () => false } = options;
  const { RETENTION_SENT_DAYS: sent, RETENTION_LOG_DAYS: logDays } = config.settings;
  const { TIME_ZONE: timeZone } = config.settings;
  let steadyBefore: number | undefined;
  let isBehind = false;
  // An earlier process may have deleted rows and then been stopped.
  let isVacuumDue = true;

  async function passedTime(): Promise<number> {
    const steady = clock.steady();
    const elapsed = steady - (steadyBefore ?? steady);
    steadyBefore = steady;
    const now = clock.now();
    const passed = await store.advanceRetentionClock({ now, limit: 2 * elapsed });
    if (now - passed > DAY && !isBehind)
      log.warn(
        {},
        `old enquiries are deleted later: the clock is ${Math.round((now - passed) / DAY)} days ahead of the database; set it if it is wrong, and otherwise nothing has to be done`,
      );
    isBehind = now - passed > DAY;
    return passed;
  }

  return async () => {
    const now = await passedTime();
    if (logDays > 0) await store.deleteOldLog(now - logDays * DAY);
    let deleted = 0;
    const sentBefore = sent === 0 ? 0 : now - sent * DAY;
    await inBatches(async (limit) => {
      const publicIds = await store.expiredIds({ sentBefore, limit });
      // Files first: after an interruption the rows still say which files there are.
      await deleteMails(config.mailDir, publicIds);
      const gone = await store.deleteExpired({ sentBefore, publicIds });
      deleted += gone.length;
      return publicIds.length;
    }, isStopping);
    await inBatches((limit) => store.deleteExpiredKeys({ now, limit }), isStopping);
    if (deleted > 0) {
      isVacuumDue = true;
      log.info({ deleted }, 'old enquiries deleted');
    }
    const isNight = NIGHT_HOURS.includes(formatShortDate(clock.now(), timeZone).slice(11, 13));
    if (isVacuumDue && isNight && !isStopping()) {
      const { unsuspected, suspected } = await store.health();
      if (unsuspected + suspected === 0) {
        await store.vacuum();
        isVacuumDue = false;
      }
    }
    return deleted;
  };
}
