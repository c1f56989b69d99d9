import { getDomain } from 'tldts';
import type { Acknowledgement } from '../config/config.ts';
import type { Channel } from '../deliveries/channel.ts';
import type { ClaimedDelivery } from '../store/claim.ts';
import { DAY } from '../system/clock.ts';
import { canonicalAddress, domainOf, type Mailbox, parseAddress } from '../text/mailbox.ts';
import { acceptedOutcome, mailOutcome } from './mail-outcome.ts';
import type { Transport } from './transport.ts';

/**
 * Addresses of mailboxes that nobody reads and of list robots (RFC 2142, RFC 3834, 2), with hyphens between words.
 */
const automatedMailboxes = new RegExp(
  [
    // Words that are in nobody's name.
    `(^|-)(${[
      '(do-?)?(no|not|never|don-?t)-?(reply|respond|response|answer)',
      'auto(matic)?-?(reply|response|responder|mailer|answer)',
      '(mailer)?m?daemon|(post|host|list)master|majordomo|listserv|mailman',
      '(un)?subscribe|notifications?|alerts?|bounces?|(ms)?prvs|devnull|abuse',
    ].join('|')})(-|$)`,
    '^(mailer|root|nobody|null|reply|listproc|lyris|sympa|ezmlm|smartlist)$',
    '^(owner|request|confirm|join|leave|returns?)-|-(owner|request|confirm|join|leave)$',
  ].join('|'),
);

const isAutomatedMailbox = (local: string) =>
  automatedMailboxes.test(local.replace(/[^a-z]+/g, '-').replace(/-$/, '')) ||
  // Sender rewriting, and the addresses of a list's robots.
  /^srs[01][=+-]|-(admin|help)$/.test(local);

/** The most acknowledgements in a day, at one domain and in all, so that nobody can fill mailboxes with them. */
export const MAX_PER_DOMAIN = 20;
export const MAX_PER_DAY = 200;

/**
 * Returns a function that decides whether the visitor at an address is answered now.
 *
 * @param companyMailboxes the company's addresses: an answer to one of them could loop
 */
export function acknowledgementFilter(
  companyMailboxes: readonly Mailbox[],
): (email: string, now: number) => boolean {
  const companyAddresses = new Set(
    companyMailboxes.map(({ address }) => canonicalAddress(address)),
  );
  const answered = new Set<string>();
  let day = 0;
  return (email, now) => {
    const address = canonicalAddress(email);
    if (!address || companyAddresses.has(address)) return false;
    const [local = ''] = address.split('@');
    if (isAutomatedMailbox(local)) return false;
    const today = Math.floor(now / DAY);
    if (today !== day) answered.clear();
    day = today;
    if (answered.has(address)) return true;
    const domain = getDomain(domainOf(address));
    const answeredAtDomain = [...answered].filter((other) => getDomain(domainOf(other)) === domain);
    if (answeredAtDomain.length >= MAX_PER_DOMAIN || answered.size >= MAX_PER_DAY) return false;
    answered.add(address);
    return true;
  };
}

type Options = {
  transport: Transport;
  from: Mailbox;
  /** The mailbox that receives the enquiry, and replies to the acknowledgement. */
  recipientOf: (enquiry: ClaimedDelivery) => Mailbox;
} & Acknowledgement;

/**
 * Tells visitors that their enquiry has arrived, in their language if there is a text in it. The text is the
 * owner's and holds nothing of the visitor's, so that nobody can use it to send text to somebody else. As RFC
 * 3834 asks, it is marked as automatic and has an empty envelope sender, to which no other machine replies.
 */
export function acknowledgementChannel(options: Options): Channel {
  const { transport, from, recipientOf, defaultText, textByLanguage } = options;
  return {
    destination: 'acknowledgement',
    successMessage: 'enquiry acknowledged',
    concurrency: 2,
    deliver: async (claimed) => {
      const { email, messageId, createdAt, language } = claimed;
      const address = parseAddress(email.trim());
      if (!address) throw Object.assign(new Error('no address'), { code: 'EENVELOPE' });
      const words = textByLanguage.get(language ?? '') ?? defaultText;
      const response = await transport.send({
        messageId,
        date: new Date(createdAt),
        from,
        to: { name: '', address },
        replyTo: recipientOf(claimed),
        ...words,
        autoSubmitted: 'auto-replied',
      });
      return acceptedOutcome(response);
    },
    outcomeOf: mailOutcome,
  };
}
