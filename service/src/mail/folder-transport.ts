import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { mailOptions } from './mail-options.ts';
import type { Transport } from './transport.ts';

/**
 * Writes each mail as an `.eml` file, named after its Message-ID: sent twice, it is there once.
 *
 * @param options the folder, which is made when it is missing
 */
export function folderTransport(options: { folder: string; dkim?: Config['dkim'] }): Transport {
  const { folder, dkim } = options;
  const mailer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim && { dkim }),
  });
  return {
    send: async (message) => {
      const built = await mailer.sendMail(mailOptions(message));
      await mkdir(folder, { recursive: true });
      const file = fileOf(folder, message.messageId.replace(/^<|@.*$/g, ''));
      const draft = await open(`${file}.part`, 'w');
      try {
        await draft.writeFile(built.message as Buffer);
        await draft.sync();
      } finally {
        await draft.close();
      }
      await rename(`${file}.part`, file);
    },
  };
}

/**
 * Removes what was written about enquiries.
 *
 * @param folder `MAIL_DIR`; it may be missing
 */
export async function forgetMails(folder: string, publicIds: string[]): Promise<void> {
  for (const id of publicIds) {
    for (const name of [id, acknowledgementName(id)]) {
      const file = fileOf(folder, name);
      await rm(file, { force: true });
      await rm(`${file}.part`, { force: true });
    }
  }
}

/** The left side of the Message-ID of an enquiry's acknowledgement. */
export const acknowledgementName = (publicId: string) => `${publicId}.ack`;

const fileOf = (folder: string, id: string) => join(folder, `${id.replace(/[^\w.-]/g, '_')}.eml`);
