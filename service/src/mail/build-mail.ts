import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';

/** Makes the function that turns a mail into bytes, signed when there is a key. */
export function mailBuilder(dkim?: Config['dkim']): (options: SendMailOptions) => Promise<Buffer> {
  const mailer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    ...(dkim && { dkim }),
  });
  return async (options) => (await mailer.sendMail(options)).message as Buffer;
}
