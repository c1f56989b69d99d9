import type { Courier } from '../deliveries/courier.ts';
import { enquiryMessage } from './enquiry-message.ts';
import type { Mailbox } from './mailbox.ts';
import { mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

type Options = { transport: Transport; from: Mailbox; to: Mailbox; lanes?: number };

/** Mails enquiries to the company. */
export function mailCourier({ transport, from, to, lanes = 4 }: Options): Courier {
  return {
    destination: 'mail',
    arrived: 'enquiry mailed',
    lanes,
    suspectedLanes: 1,
    deliver: async (claimed) => {
      await transport.send(enquiryMessage(claimed, { from, to }));
      return '250';
    },
    outcomeOf: mailOutcome,
  };
}
