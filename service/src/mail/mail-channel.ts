import type { Channel } from '../deliveries/channel.ts';
import type { Mailbox } from '../text/mailbox.ts';
import { enquiryMessage, type Reader } from './enquiry-message.ts';
import { mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

/** Mails enquiries to the company. Every mail server takes a few mails at once, and some no more. */
export function mailChannel({
  transport,
  ...mail
}: Reader & { transport: Transport; from: Mailbox; to: Mailbox }): Channel {
  return {
    destination: 'mail',
    arrived: 'enquiry mailed',
    concurrency: 4,
    suspectedConcurrency: 1,
    deliver: async (claimed) => {
      await transport.send(enquiryMessage(claimed, mail));
      return '250';
    },
    outcomeOf: mailOutcome,
  };
}
