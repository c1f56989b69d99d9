import type { Channel } from '../deliveries/channel.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { enquiryMessage, type Reader } from './enquiry-message.ts';
import type { Mailbox } from '../text/mailbox.ts';
import { isTooMany, mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

type Options = Reader & {
  transport: Transport;
  from: Mailbox;
  to: Mailbox;
  /** How many mails are in flight at once at most. */
  connections: number;
};

/** How long after an arrival mails still count as getting through, in milliseconds. */
const RECENT_MS = 30_000;

/**
 * Mails enquiries to the company, over as many connections as the server accepts and there is work for.
 * While others get through, a refused connection is no fault of its mail: the mail waits for the next free
 * connection and keeps its attempts.
 */
export function mailChannel({ transport, connections, ...mail }: Options): Channel {
  const limit = createConcurrencyLimit(connections);
  const throttled = new WeakSet<object>();
  let arrivedAt = -Infinity;
  return {
    destination: 'mail',
    arrived: 'enquiry mailed',
    get concurrency() {
      return limit.current();
    },
    suspectedConcurrency: 1,
    deliver: async (claimed) => {
      // A suspected one comes on top of the limit, and says nothing about it.
      if (claimed.suspected) {
        await transport.send(enquiryMessage(claimed, mail));
        return '250';
      }
      const begun = limit.begun();
      try {
        await transport.send(enquiryMessage(claimed, mail));
        limit.arrived();
        arrivedAt = performance.now();
        return '250';
      } catch (error) {
        if (isTooMany(error)) {
          limit.refused(begun);
          const others = limit.inFlight() > 1 || performance.now() - arrivedAt < RECENT_MS;
          if (others) throttled.add(error as object);
        }
        throw error;
      } finally {
        limit.ended();
      }
    },
    outcomeOf: (error) => {
      const outcome = mailOutcome(error);
      return throttled.has(error as object) ? { ...outcome, kind: 'throttled' } : outcome;
    },
  };
}
