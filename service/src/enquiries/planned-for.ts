import type { Planned } from '../deliveries/make-planned.ts';
import { acknowledgeable } from '../mail/acknowledgement.ts';
import type { Mailbox } from '../mail/mailbox.ts';

/** Where enquiries go, as the settings have it. */
export type Destinations = {
  mailDomain: string;
  webhook: boolean;
  /** With it visitors are acknowledged, and none of these addresses is. */
  acknowledge: { own: readonly Mailbox[] } | undefined;
};

/**
 * Where an enquiry goes beside the mail. The visitor is not acknowledged when it is marked or held: an
 * answer would tell a robot that the address works.
 */
export function plannedFor(
  { email, isPlain }: { email: string; isPlain: boolean },
  { webhook, acknowledge }: Destinations,
): Planned[] {
  const planned: Planned[] = [];
  if (webhook) planned.push('webhook');
  if (acknowledge && isPlain && acknowledgeable(email, acknowledge.own))
    planned.push('acknowledgement');
  return planned;
}
