import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.ts';
import { inBatches } from '../db/in-batches.ts';
import { deleteMails } from '../mail/folder-transport.ts';
import type { EnquirySelector } from '../store/erase.ts';
import type { Store } from '../store/store.ts';
import { CommandError } from './define-command.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../system/permissions.ts';

/**
 * How long an erasure waits for mails in flight, in milliseconds. Writing one to a file takes less; a slow mail
 * server may take longer, and leaves no file.
 */
const SENDING_TIMEOUT_MS = 15_000;

type Places = Pick<Config, 'mailDir' | 'erasedFile'>;

/**
 * Erases somebody's enquiries: rows, their remains in the database's files, and the mails in `MAIL_DIR`. It
 * cannot reach mails that were sent over SMTP. It lists the ids in a file first, so that a restored backup
 * does not bring the enquiries back.
 */
export async function erasePerson(
  store: Pick<Store, 'isSendingFor' | 'idsOf' | 'erase' | 'vacuum'>,
  whose: EnquirySelector,
  { mailDir, erasedFile }: Places,
): Promise<number> {
  const end = performance.now() + SENDING_TIMEOUT_MS;
  // Otherwise the file of a mail in flight could be written after the search for it.
  while ((await store.isSendingFor(whose)) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 100));
  let erased = 0;
  await inBatches(async (limit) => {
    const found = await store.idsOf({ whose, limit });
    if (found.length > 0) await addToList(erasedFile, found);
    // Files first: after an interruption the rows still say which files there are.
    await deleteMails(mailDir, found);
    erased += (await store.erase(found)).length;
    // Once more, because a mail in flight may just have been written.
    await deleteMails(mailDir, found);
    return found.length;
  });
  // Even if nothing was found: an earlier run may have been interrupted after deleting.
  await store.vacuum();
  return erased;
}

/** Erases what a restored backup has brought back. Call it before anything is sent. */
export async function eraseAgain(
  store: Pick<Store, 'erase' | 'vacuum'>,
  { mailDir, erasedFile }: Places,
): Promise<number> {
  const listed = await readList(erasedFile);
  let erased = 0;
  await inBatches(async (limit) => {
    const publicIds = listed.splice(0, limit);
    const back = await store.erase(publicIds);
    await deleteMails(mailDir, back);
    erased += back.length;
    return publicIds.length;
  });
  if (erased > 0) await store.vacuum();
  return erased;
}

async function addToList(file: string, publicIds: string[]): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    await writeFile(file, publicIds.map((id) => `${id}\n`).join(''), {
      flag: 'a',
      mode: PRIVATE_FILE,
      flush: true,
    });
  } catch (error) {
    throw new CommandError(
      `ERASED_FILE: ${(error as Error).message}; give the path of a file that you may write to. These were not erased`,
    );
  }
}

async function readList(file: string): Promise<string[]> {
  try {
    return (await readFile(file, 'utf8')).split(/\s+/).filter(Boolean);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
