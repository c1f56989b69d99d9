import { acknowledgeable } from '../mail/acknowledgement.ts';
import { acknowledgementName } from '../mail/folder-transport.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import type { NewDelivery } from './accept.ts';

/** Where enquiries go, as the settings have it. */
export type Destinations = {
  mailDomain: string;
  webhook: boolean;
  /** With it visitors are acknowledged, and none of these addresses is. */
  acknowledge: { own: readonly Mailbox[] } | undefined;
};

const day = 24 * 60 * 60_000;

/**
 * The deliveries of a new enquiry. The visitor is acknowledged once a day and address, and not when
 * the enquiry is marked or held: an answer would tell a robot that the address works.
 *
 * @param digest makes a key of a kind and a text
 */
export function newDeliveries(
  enquiry: { publicId: string; email: string; now: number; isPlain: boolean },
  { mailDomain, webhook, acknowledge }: Destinations,
  digest: (kind: 'acknowledgement', address: string) => string,
): NewDelivery[] {
  const { publicId, email, now, isPlain } = enquiry;
  const deliveries: NewDelivery[] = [
    { destination: 'mail', messageId: `<${publicId}@${mailDomain}>` },
  ];
  if (webhook) deliveries.push({ destination: 'webhook', messageId: `msg_${publicId}` });
  const visitor = acknowledge && isPlain ? acknowledgeable(email, acknowledge.own) : undefined;
  if (visitor)
    deliveries.push({
      destination: 'acknowledgement',
      messageId: `<${acknowledgementName(publicId)}@${mailDomain}>`,
      once: { key: digest('acknowledgement', visitor), expiresAt: now + day },
    });
  return deliveries;
}
