import { inBatches } from '../db/in-batches.ts';
import { forgetMails } from '../mail/folder-transport.ts';
import type { Store } from '../store/store.ts';

/** A mail that is being written now is finished well within this time, in milliseconds. */
const SENDING_TIMEOUT_MS = 15_000;

/**
 * Erases everything that is stored about a person: rows, what they left in the database's files, and the
 * mails in `MAIL_DIR`. Mails that were sent over SMTP are in somebody's mailbox, out of reach.
 *
 * @returns how many enquiries were erased
 */
export async function erasePerson(
  store: Pick<Store, 'isSendingFor' | 'idsByEmail' | 'erase' | 'vacuum'>,
  { email, mailDir }: { email: string; mailDir: string },
): Promise<number> {
  const end = performance.now() + SENDING_TIMEOUT_MS;
  // Otherwise its file could be written after it was looked for.
  while ((await store.isSendingFor(email)) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  let erased = 0;
  await inBatches(async (limit) => {
    const found = await store.idsByEmail({ email, limit });
    // The files go first: after an interruption the rows still say which files there are.
    await forgetMails(mailDir, found);
    erased += (await store.erase(found)).length;
    // And once more, because a mail that was in flight all the same may just have been written.
    await forgetMails(mailDir, found);
    return found.length;
  });
  // Even when nothing was found: an earlier run may have deleted, and then been interrupted.
  await store.vacuum(undefined);
  return erased;
}
