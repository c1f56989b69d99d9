import type { Courier } from '../deliveries/courier.ts';
import type { Message } from './enquiry-message.ts';
import { parseAddress, type Mailbox } from './mailbox.ts';
import { mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

/** What the owner tells everybody who writes. */
export type AcknowledgementWords = { subject: string; text: string };

/** Longer words are a mistake: a wrong file, most likely. In characters. */
const longestText = 20_000;

/**
 * Reads the owner's words: a first line `Subject: …`, an empty one, then the text.
 *
 * @returns the words, or what is wrong with them
 */
export function parseWords(file: string): AcknowledgementWords | { fault: string } {
  const [head = '', ...rest] = file
    .replaceAll('\r\n', '\n')
    .replace(/^\ufeff/, '')
    .split('\n');
  const subject = /^Subject:\s*(.+)$/i.exec(head)?.[1]?.trim();
  if (!subject || /[\u0000-\u001f\u007f-\u009f]/.test(subject)) return { fault: 'has no subject' };
  const text = rest.join('\n').trim();
  if (rest[0]?.trim() !== '' || text === '') return { fault: 'has no text after an empty line' };
  if (text.length > longestText) return { fault: `has more than ${longestText} characters` };
  return { subject, text: `${text}\n` };
}

// Nobody reads these, and some answer by themselves (RFC 3834, 2).
const machines =
  /^(mailer-daemon|postmaster|abuse|bounces?|(do-?not|no)-?reply|.*-(request|bounces?))$/;

/**
 * Makes what tells whether a visitor is answered.
 *
 * @param own the company's addresses: an answer to one of them could come round again
 */
export function acknowledger(own: readonly Mailbox[]): (email: string) => boolean {
  const ours = new Set(own.map(({ address }) => canonicalAddress(address)));
  return (email) => {
    const address = canonicalAddress(email);
    if (!address || ours.has(address)) return false;
    return !machines.test(address.slice(0, address.lastIndexOf('@')));
  };
}

/**
 * By which a person is known again: without capitals, and without what follows a plus sign, which would
 * make a thousand of one mailbox.
 */
export function canonicalAddress(email: string): string | undefined {
  return parseAddress(email.trim())
    ?.toLowerCase()
    .replace(/\+[^@]*@/, '@');
}

/**
 * The answer to a visitor: the owner's words and none of the visitor's, so that nobody can have a
 * stranger's text sent to somebody else. As RFC 3834 has automatic answers: marked as one, and with
 * an empty envelope sender, to which no other machine answers.
 */
function acknowledgementMessage(
  to: string,
  {
    messageId,
    date,
    from,
    replyTo,
    words,
  }: Pick<Message, 'messageId' | 'date' | 'from'> & {
    replyTo: Mailbox;
    words: AcknowledgementWords;
  },
): Message {
  return {
    messageId,
    date,
    from,
    to: { name: '', address: to },
    replyTo,
    subject: words.subject,
    text: words.text,
    autoSubmitted: 'auto-replied',
  };
}

type Options = { transport: Transport; from: Mailbox; to: Mailbox; words: AcknowledgementWords };

/** Tells visitors that their enquiry has arrived. */
export function acknowledgementCourier({ transport, from, to, words }: Options): Courier {
  return {
    destination: 'acknowledgement',
    arrived: 'enquiry acknowledged',
    lanes: 2,
    suspectedLanes: 0,
    deliver: async ({ email, messageId, createdAt }) => {
      const address = parseAddress(email.trim());
      if (!address) throw Object.assign(new Error('no address'), { code: 'EENVELOPE' });
      const date = new Date(createdAt);
      await transport.send(
        acknowledgementMessage(address, { messageId, date, from, replyTo: to, words }),
      );
      return '250';
    },
    outcomeOf: mailOutcome,
  };
}
