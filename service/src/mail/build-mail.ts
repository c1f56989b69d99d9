import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { signMail } from './dkim.ts';
import type { Mailbox } from '../text/mailbox.ts';

/** A message for a transport, which adds every header that is not named here. */
export type Message = {
  messageId: string;
  date: Date;
  from: Mailbox;
  to: Mailbox;
  replyTo?: Mailbox;
  subject: string;
  text: string;
  html?: string;
  /**
   * RFC 3834, 5. An acknowledgement has no envelope sender, so that it is never answered. An enquiry is not
   * marked: a person wrote it, and helpdesks suspend marked mail.
   */
  autoSubmitted?: 'auto-generated' | 'auto-replied';
  headers?: Record<string, string>;
};

/** Returns the sender and recipient as the mail server gets them. */
export const envelopeOf = ({ autoSubmitted, from, to }: Message) => ({
  from: autoSubmitted === 'auto-replied' ? '' : from.address,
  to: [to.address],
});

function mailOptions(message: Message): SendMailOptions {
  const { replyTo, text, html } = message;
  return {
    messageId: message.messageId,
    date: message.date,
    from: message.from,
    to: message.to,
    // An object, because a string could be read as two addresses.
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

/** Builds the bytes of a mail, signed if there is a key. */
export async function buildMail(message: Message, dkim?: Config['dkim']): Promise<Buffer> {
  const mail = (await builder.sendMail(mailOptions(message))).message as Buffer;
  return dkim ? signMail(mail, dkim) : mail;
}
