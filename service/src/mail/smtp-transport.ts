import { createTransport } from 'nodemailer';
import SMTPTransport from 'nodemailer/lib/smtp-transport';
import type { Config } from '../config/config.ts';
import { mailOptions } from './mail-options.ts';
import { keptConnections, type ConnectionOptions } from './smtp-connections.ts';
import { sendInternational } from './send-international.ts';
import type { Transport } from './transport.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  url: string;
  dkim?: Config['dkim'];
  /** How long every step of the session may take, for tests; in milliseconds. */
  stepTimeout?: number;
};

/**
 * How long the server may take to let us in, and to answer anything, in milliseconds. A server that reads
 * every mail before it accepts it is slow and not broken: if we give up, it gets the mail again. RFC 5321,
 * 4.5.3.2, would wait longer still, but a lease of the relay does not.
 */
const BEGIN_TIMEOUT = 30_000;
const ANSWER_TIMEOUT = 120_000;

/** How connections are made, for transports and tests. */
export function connectionOptions({ url, stepTimeout }: SmtpOptions): ConnectionOptions {
  return {
    url,
    // Credentials never travel in the clear, not even when somebody strips STARTTLS from the answer.
    requireTLS: url.startsWith('smtp:') && new URL(url).username !== '',
    connectionTimeout: stepTimeout ?? BEGIN_TIMEOUT,
    greetingTimeout: stepTimeout ?? BEGIN_TIMEOUT,
    socketTimeout: stepTimeout ?? ANSWER_TIMEOUT,
    dnsTimeout: stepTimeout ?? BEGIN_TIMEOUT,
  };
}

/** Opens a mailer that keeps its connections for the next mail. */
export function openMailer(options: SmtpOptions) {
  const { dkim } = options;
  // A plugin has no options of its own: the signature is a default of every mail.
  return createTransport(keptConnections(connectionOptions(options)), dkim && { dkim });
}

/** Sends over SMTP. */
export function smtpTransport(options: SmtpOptions): Transport {
  const mailer = openMailer(options);
  // Mail with an address that is not ASCII is rare, and gets a connection of its own.
  const single = new SMTPTransport(connectionOptions(options));
  return {
    send: async (message) => {
      if (message.withSmtpUtf8) await sendInternational(single, message, options.dkim);
      else await mailer.sendMail(mailOptions(message));
    },
  };
}
