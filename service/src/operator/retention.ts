import { inBatches } from '../db/in-batches.ts';
import { forgetMails } from '../mail/folder-transport.ts';
import { shortDate } from '../text/time-in-words.ts';
import type { SchedulerOptions } from './scheduler.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** When hardly anybody writes: on SQLite no enquiry can be stored while its file is rewritten. */
const NIGHT_HOURS = ['02', '03', '04'];

/**
 * Makes the function that deletes enquiries, in small batches, that were mailed `RETENTION_SENT_DAYS` ago,
 * with their mails in the folder. What was not mailed stays, however old it is: nobody has read it. In the
 * night after it vacuums the database, when nothing waits. What fails is left to the next call.
 *
 * A wrong clock would delete everything, so the age of enquiries is measured by the time that the database
 * has seen pass, which follows the clock at most twice as fast as processes run.
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
  const { RETENTION_SENT_DAYS: sent, RETENTION_RECORD_DAYS: record } = config.settings;
  const { TIME_ZONE: timeZone } = config.settings;
  let last: number | undefined;
  let isBehind = false;
  // An earlier process may have deleted rows and then been stopped.
  let isVacuumDue = true;

  /** The time that enquiries are measured by. */
  async function passedTime(): Promise<number> {
    const steady = clock.steady();
    const elapsed = steady - (last ?? steady);
    last = steady;
    const now = clock.now();
    const passed = await store.passTime({ now, most: 2 * elapsed });
    if (now - passed > day && !isBehind)
      log.warn(
        {},
        `old enquiries are deleted later: the clock is ${Math.round((now - passed) / day)} days ahead of the database; set it if it is wrong, and otherwise nothing has to be done`,
      );
    isBehind = now - passed > day;
    return passed;
  }

  return async () => {
    const now = await passedTime();
    if (record > 0) await store.forgetLog(now - record * day);
    let deleted = 0;
    const sentBefore = sent === 0 ? 0 : now - sent * day;
    await inBatches(async (limit) => {
      const publicIds = await store.expired({ sentBefore, limit });
      // The files go first: after an interruption the rows still say which files there are.
      await forgetMails(config.mailDir, publicIds);
      const gone = await store.purge({ sentBefore, publicIds });
      deleted += gone.length;
      return publicIds.length;
    }, isStopping);
    await inBatches((limit) => store.forgetKeys({ now, limit }), isStopping);
    if (deleted > 0) {
      isVacuumDue = true;
      log.info({ deleted }, 'old enquiries deleted');
    }
    const isNight = NIGHT_HOURS.includes(shortDate(clock.now(), timeZone).slice(11, 13));
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
