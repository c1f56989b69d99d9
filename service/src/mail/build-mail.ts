import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { signMail } from './dkim.ts';
import type { Message } from './enquiry-message.ts';

/** Who sends a message and who gets it, as the mail server is told. */
export const envelopeOf = ({ autoSubmitted, from, to }: Message) => ({
  from: autoSubmitted === 'auto-replied' ? '' : from.address,
  to: [to.address],
});

/** A message in nodemailer's words. */
function mailOptions(message: Message, smtpUtf8: boolean): SendMailOptions {
  const { replyTo, text, html } = (smtpUtf8 && message.withSmtpUtf8) || message;
  return {
    messageId: message.messageId,
    date: message.date,
    from: message.from,
    to: message.to,
    // An object, never a string: a string could be read as two addresses.
    ...(replyTo && { replyTo }),
    envelope: envelopeOf(message),
    subject: message.subject,
    text,
    ...(html && { html }),
    headers: {
      ...message.headers,
      ...(message.autoSubmitted && { 'Auto-Submitted': message.autoSubmitted }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const builder = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/**
 * Makes the bytes of a mail, signed when there is a key.
 *
 * @param smtpUtf8 whether the server takes UTF-8 in headers
 */
export async function buildMail(
  message: Message,
  { dkim, smtpUtf8 = false }: { dkim?: Config['dkim'] | undefined; smtpUtf8?: boolean } = {},
): Promise<Buffer> {
  const mail = (await builder.sendMail(mailOptions(message, smtpUtf8))).message as Buffer;
  return dkim ? signMail(mail, dkim) : mail;
}
