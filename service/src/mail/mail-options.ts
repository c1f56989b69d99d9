import type { SendMailOptions } from 'nodemailer';
import type { Message } from './enquiry-message.ts';

/** A message in nodemailer's words. The envelope is explicit: one sender, one recipient. */
export function mailOptions(message: Message): SendMailOptions {
  const { autoSubmitted = 'auto-generated' } = message;
  return {
    messageId: message.messageId,
    date: message.date,
    from: message.from,
    to: message.to,
    // An object, never a string: a string could be read as two addresses.
    ...(message.replyTo && { replyTo: message.replyTo }),
    envelope: {
      from: autoSubmitted === 'auto-replied' ? '' : message.from.address,
      to: [message.to.address],
    },
    subject: message.subject,
    text: message.text,
    ...(message.html && { html: message.html }),
    headers: { ...message.headers, 'Auto-Submitted': autoSubmitted },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
