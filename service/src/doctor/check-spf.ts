import { isIP } from 'node:net';
import { DnsFailure, type Dns } from './dns.ts';
import { findingsOf, type Finding } from './finding.ts';
import { checkSpf, spfRecords } from './spf.ts';

export type SpfQuestion = { domain: string; address: string; ips: string[]; ipsGiven: boolean };

/** Whether receivers find that our mail server may send for the domain of MAIL_FROM. */
export async function checkSenderPolicy(dns: Dns, question: SpfQuestion): Promise<Finding> {
  const { domain, address, ips, ipsGiven } = question;
  const { ok, warning, fault, skipped } = findingsOf(`SPF of ${domain}`);
  const records = spfRecords(await dns.txt(domain));
  if (records.length === 0)
    return fault(
      `${domain} has no SPF record`,
      'receivers cannot see that this server may send for it: mails go to spam or are refused',
      `publish a TXT record at ${domain}, such as 'v=spf1 include:YOUR-MAIL-PROVIDER -all'`,
    );
  if (ips.length === 0)
    return skipped(
      'a record is there; which server sends is not known',
      'SMTP_URL is empty, or its host is this machine',
    );
  const verdicts = [];
  for (const ip of ips) verdicts.push({ ip, ...(await checkSpf(dns, ip, address)) });
  const broken = verdicts.find(({ result }) => result === 'permerror');
  if (broken)
    return fault(
      `the record cannot be evaluated: ${broken.reason}`,
      'receivers treat this as no record at all, or refuse the mail (RFC 7208, 4.6)',
      `correct the TXT record at ${domain}: ${records.join(' | ')}`,
    );
  const refused = verdicts.filter(({ result }) => result !== 'pass');
  if (refused.length === 0)
    return ok(`${ips.join(', ')} may send (${verdicts[0]?.lookups} of 10 lookups)`);
  const what = refused.map(({ ip, result }) => `${ip}: ${result}`).join(', ');
  const fix = `let the record at ${domain} name the server, or its provider's include`;
  // The server that accepts our mails may send them on from another of its addresses.
  return ipsGiven
    ? fault(`not allowed to send: ${what}`, 'receivers mark or refuse such mails', fix)
    : warning(
        `the addresses of SMTP_URL's host are not allowed to send: ${what}`,
        'unless your provider sends from other addresses, receivers mark or refuse such mails',
        `${fix}; or give the address that mails leave from with --sending-ip`,
      );
}

/** The addresses that a host sends from, as far as DNS tells; none for this very machine. */
export async function sendingAddresses(dns: Dns, host: string): Promise<string[]> {
  const bare = host.replace(/^\[|\]$/g, '');
  if (/^(localhost|127\..*|::1)$/.test(bare)) return [];
  if (isIP(bare)) return [bare];
  try {
    return await dns.addresses(bare);
  } catch (error) {
    if (error instanceof DnsFailure) return [];
    throw error;
  }
}
