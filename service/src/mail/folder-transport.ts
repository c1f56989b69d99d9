import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { acknowledgementName } from '../store/keys.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../system/permissions.ts';
import { buildMail } from './build-mail.ts';
import type { Transport } from './transport.ts';

/** Writes each mail as an `.eml` file named after its Message-ID, so a mail that is sent twice exists once. */
export function folderTransport(options: { folder: string; dkim?: Config['dkim'] }): Transport {
  const { folder, dkim } = options;
  return {
    send: async (message) => {
      const mail = await buildMail(message, dkim);
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER });
      const file = mailFile(folder, message.messageId.replace(/^<|@.*$/g, ''));
      const draft = await open(`${file}.part`, 'w', PRIVATE_FILE);
      try {
        await draft.writeFile(mail);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(`${file}.part`, file);
    },
  };
}

/** Removes the mails about enquiries. */
export async function deleteMails(folder: string, publicIds: string[]): Promise<void> {
  if (!existsSync(folder)) return;
  const files = publicIds
    .flatMap((id) => [id, acknowledgementName(id)])
    .map((name) => mailFile(folder, name))
    .flatMap((file) => [file, `${file}.part`]);
  await Promise.all(files.map((file) => rm(file, { force: true })));
}

const mailFile = (folder: string, id: string) => join(folder, `${id.replace(/[^\w.-]/g, '_')}.eml`);
