import type { Channel } from '../deliveries/channel.ts';
import { canonicalAddress, type Mailbox, parseAddress } from '../text/mailbox.ts';
import type { Acknowledgement } from '../config/config.ts';
import { mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

// Nobody reads these, and some answer automatically (RFC 3834, 2).
const machines =
  /^(mailer-daemon|postmaster|abuse|bounces?|(do-?not|no)-?reply|.*-(request|bounces?))$/;

/**
 * Makes the function that says whether the visitor at an address is answered.
 *
 * @param own the company's addresses: an answer to one of them could come round again
 */
export function acknowledgementFilter(own: readonly Mailbox[]): (email: string) => boolean {
  const ours = new Set(own.map(({ address }) => canonicalAddress(address)));
  return (email) => {
    const address = canonicalAddress(email);
    if (!address || ours.has(address)) return false;
    return !machines.test(address.slice(0, address.lastIndexOf('@')));
  };
}

type Options = { transport: Transport; from: Mailbox; to: Mailbox } & Acknowledgement;

/**
 * Tells visitors that their enquiry has arrived, in the language that they wrote in where there are words in
 * it. The words are the owner's and none of the visitor's, so that nobody can use it to send text to somebody
 * else. As RFC 3834 asks of automatic answers, it is marked as one and has an empty envelope sender, to which
 * no other machine answers.
 */
export function acknowledgementChannel(options: Options): Channel {
  const { transport, from, to, usual, further } = options;
  return {
    destination: 'acknowledgement',
    arrived: 'enquiry acknowledged',
    concurrency: 2,
    suspectedConcurrency: 0,
    deliver: async ({ email, messageId, createdAt, language }) => {
      const address = parseAddress(email.trim());
      if (!address) throw Object.assign(new Error('no address'), { code: 'EENVELOPE' });
      const words = further.get(language ?? '') ?? usual;
      await transport.send({
        messageId,
        date: new Date(createdAt),
        from,
        to: { name: '', address },
        replyTo: to,
        ...words,
        autoSubmitted: 'auto-replied',
      });
      return '250';
    },
    outcomeOf: mailOutcome,
  };
}
