import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { mailOptions } from './mail-options.ts';
import type { Transport } from './transport.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  dkim?: Config['dkim'];
  /** How long one step of the conversation may take, in milliseconds. */
  stepTimeout?: number;
};

/**
 * Sends over SMTP, one connection for each mail. nodemailer's pool is left alone: it retries by
 * itself, and a mail that the outbox does not know of would be sent twice.
 */
export function smtpTransport({ url, dkim, stepTimeout = 10_000 }: SmtpOptions): Transport {
  // Credentials never travel in the clear, not even when somebody strips STARTTLS from the answer.
  const requireTLS = url.startsWith('smtp:') && new URL(url).username !== '';
  const mailer = createTransport({
    url,
    requireTLS,
    connectionTimeout: stepTimeout,
    greetingTimeout: stepTimeout,
    socketTimeout: stepTimeout,
    dnsTimeout: stepTimeout,
    ...(dkim && { dkim }),
  });
  return {
    send: async (message) => {
      await mailer.sendMail(mailOptions(message));
    },
  };
}
