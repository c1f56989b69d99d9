import type { Planned } from '../store/make-planned.ts';

/** Where enquiries go, as the settings have it. */
export type Destinations = {
  mailDomain: string;
  webhook: boolean;
  /** Whether the visitor at an address is acknowledged, where visitors are. */
  acknowledges: ((email: string) => boolean) | undefined;
};

/**
 * Where an enquiry goes beside the mail. The visitor is not acknowledged when it is marked or held: an
 * answer would tell a robot that the address works.
 */
export function plannedFor(
  { email, isPlain }: { email: string; isPlain: boolean },
  { webhook, acknowledges }: Destinations,
): Planned[] {
  const planned: Planned[] = [];
  if (webhook) planned.push('webhook');
  if (isPlain && acknowledges?.(email)) planned.push('acknowledgement');
  return planned;
}
