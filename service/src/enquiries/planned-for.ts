import type { Planned } from '../store/insert-enquiries.ts';

/** Where enquiries go, according to the settings. */
export type Destinations = {
  mailDomain: string;
  webhook: boolean;
  /** Whether the visitor at an address is acknowledged; undefined when nobody is. */
  acknowledges: ((email: string) => boolean) | undefined;
};

/**
 * Where an enquiry goes besides the mail. If it is marked or held, the visitor is not acknowledged: an
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
