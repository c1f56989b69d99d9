import { createTransport } from 'nodemailer';
import type SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from '../config.ts';
import { mailOptions } from './mail-options.ts';
import { sendInternational } from './send-international.ts';
import type { Transport } from './transport.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  dkim?: Config['dkim'];
  /** How long every step of the conversation may take, for tests; in milliseconds. */
  stepTimeout?: number;
};

/**
 * How long the server may take to let us in, and for an answer to anything, in milliseconds. A server
 * that reads every mail before it takes it is slow and not broken: giving up on it means that it gets
 * the mail again. RFC 5321, 4.5.3.2, would wait longer still; a lease of the relay does not.
 */
const BEGIN_TIMEOUT = 30_000;
const ANSWER_TIMEOUT = 120_000;

/**
 * Sends over SMTP, one connection for each mail. nodemailer's pool is left alone: it retries by
 * itself, and a mail that the outbox does not know of would be sent twice.
 */
export function smtpTransport({ url, dkim, stepTimeout }: SmtpOptions): Transport {
  // Credentials never travel in the clear, not even when somebody strips STARTTLS from the answer.
  const requireTLS = url.startsWith('smtp:') && new URL(url).username !== '';
  const mailer = createTransport({
    url,
    requireTLS,
    connectionTimeout: stepTimeout ?? BEGIN_TIMEOUT,
    greetingTimeout: stepTimeout ?? BEGIN_TIMEOUT,
    socketTimeout: stepTimeout ?? ANSWER_TIMEOUT,
    dnsTimeout: stepTimeout ?? BEGIN_TIMEOUT,
    ...(dkim && { dkim }),
  });
  return {
    send: async (message) => {
      if (message.withSmtpUtf8)
        await sendInternational(mailer.transporter as SMTPTransport, message, dkim);
      else await mailer.sendMail(mailOptions(message));
    },
  };
}
