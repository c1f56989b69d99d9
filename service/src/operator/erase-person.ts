import type { Store } from '../db/store.ts';
import { forgetMails } from '../mail/folder-transport.ts';
import type { LogEntry } from './log.ts';

/** A mail that is being written now is over well within this time, in milliseconds. */
const patience = 15_000;

/**
 * Erases everything that is stored about a person: rows, the log behind them, and the mails in
 * `MAIL_DIR`; and writes down that it was done. Mails that were sent over SMTP are in somebody's mailbox and not here any more.
 *
 * @returns how many enquiries were erased
 */
export async function erasePerson(
  store: Pick<Store, 'exportByEmail' | 'eraseRecorded' | 'scrub'>,
  { email, mailDir, entry }: { email: string; mailDir: string; entry: LogEntry },
): Promise<number> {
  const end = performance.now() + patience;
  const isSending = async () =>
    (await store.exportByEmail(email))
      .flatMap(({ deliveries }) => deliveries)
      .some(({ state }) => state === 'sending');
  // Otherwise its file could be written after it was looked for.
  while ((await isSending()) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const found = await store.exportByEmail(email);
  // The files first: were it stopped in between, the rows would still tell which they are.
  await forgetMails(
    mailDir,
    found.map(({ publicId }) => publicId),
  );
  const erased = await store.eraseRecorded({ entry, argument: email });
  await forgetMails(mailDir, erased);
  // Also when nothing was found: an earlier run may have deleted and then not come this far.
  await store.scrub(undefined);
  return erased.length;
}
