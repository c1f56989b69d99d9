import type { Courier } from '../deliveries/courier.ts';
import { enquiryMessage } from './enquiry-message.ts';
import type { Mailbox } from './mailbox.ts';
import { mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

type Options = {
  transport: Transport;
  from: Mailbox;
  to: Mailbox;
  timeZone: string;
  lanes?: number;
};

/** Mails enquiries to the company. */
export function mailCourier({ transport, from, to, timeZone, lanes = 4 }: Options): Courier {
  return {
    destination: 'mail',
    arrived: 'enquiry mailed',
    lanes,
    suspectedLanes: 1,
    deliver: async (claimed) => {
      await transport.send(enquiryMessage(claimed, { from, to, timeZone }));
      return '250';
    },
    outcomeOf: mailOutcome,
  };
}
