import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Message } from './enquiry-message.ts';

/**
 * A message in nodemailer's words. The envelope is explicit: one sender, one recipient.
 *
 * @param smtpUtf8 whether the server takes UTF-8 in headers
 */
export function mailOptions(message: Message, smtpUtf8 = false): SendMailOptions {
  const { autoSubmitted = 'auto-generated' } = message;
  const { replyTo, text, html } = (smtpUtf8 && message.withSmtpUtf8) || message;
  return {
    messageId: message.messageId,
    date: message.date,
    from: message.from,
    to: message.to,
    // An object, never a string: a string could be read as two addresses.
    ...(replyTo && { replyTo }),
    envelope: {
      from: autoSubmitted === 'auto-replied' ? '' : message.from.address,
      to: [message.to.address],
    },
    subject: message.subject,
    text,
    ...(html && { html }),
    headers: { ...message.headers, 'Auto-Submitted': autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

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
