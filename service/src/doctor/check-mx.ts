import type { Dns } from './dns.ts';
import { findingsOf, type Finding } from './finding.ts';

/** Where a domain takes mail: enquiries go to one of ours, and bounces come to another. */
export async function checkMx(dns: Dns, domain: string, what: string): Promise<Finding> {
  const { ok, fault } = findingsOf(`MX of ${domain}`);
  const servers = (await dns.mx(domain)).toSorted((a, b) => a.priority - b.priority);
  const names = servers.map(({ exchange }) => exchange);
  // RFC 7505: a single '.' says that the domain takes no mail.
  if (names.length === 1 && names[0] === '')
    return fault(
      `${domain} says that it takes no mail (null MX)`,
      `${what} cannot be delivered`,
      `use an address of a domain that takes mail, or publish its mail servers`,
    );
  // RFC 5321, section 5.1: without MX, the host of that name is the mail server.
  const hosts = names.length > 0 ? names : [domain];
  const reachable = [];
  for (const host of hosts) if ((await dns.addresses(host)).length > 0) reachable.push(host);
  if (reachable.length === 0)
    return fault(
      names.length > 0
        ? `none of its mail servers has an address: ${names.join(', ')}`
        : `${domain} has neither mail servers nor an address`,
      `${what} cannot be delivered`,
      `publish an MX record for ${domain}, or correct the address in the settings`,
    );
  if (names.length === 0)
    return ok(`no MX record, so mail goes to ${domain} itself, which has an address`);
  return ok(`mail goes to ${reachable.join(', ')}`);
}
