import type { Config } from '../config/config.ts';
import type { Message } from './build-mail.ts';
import { folderTransport } from './folder-transport.ts';
import { smtpTransport } from './smtp-transport.ts';

/** Delivers a message safely, or throws. */
export type Transport<Response = unknown> = {
  /**
   * @returns the mail server's reply as text; other transports return anything
   * @throws an error of nodemailer or the file system, which `outcomeOf` can read
   */
  send(message: Message): Promise<Response>;
};

/** Opens the transport of the settings: SMTP, or a folder when there is no `SMTP_URL`. */
export function openTransport(config: Config): Transport {
  const { SMTP_URL: url } = config.settings;
  return url
    ? smtpTransport({ url, dkim: config.dkim })
    : folderTransport({ folder: config.mailDir, dkim: config.dkim });
}
