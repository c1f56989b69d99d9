import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import { DnsFailure, type Dns } from './dns.ts';
import { findingsOf, type Finding } from './finding.ts';

/** SPF, RFC 7208: whether receivers find that our mail server may send for the domain of MAIL_FROM. */
export async function checkSpf(
  dns: Dns,
  question: { domain: string; address: string; ips: string[]; ipsGiven: boolean },
): Promise<Finding> {
  const { domain, address, ips, ipsGiven } = question;
  const { ok, warning, fault, skipped } = findingsOf(`SPF of ${domain}`);
  const records = (await dns.txt(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
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
  for (const ip of ips) {
    const { status, lookups } = await spf({
      sender: address,
      ip,
      helo: domain,
      strict: true,
      resolver: dns.resolver,
    });
    const reason = String(status.comment ?? '').replace(/^.*? during lookup of \S*(: )?/, '');
    verdicts.push({ ip, result: status.result, reason, lookups: lookups?.count });
  }
  const unknown = verdicts.find(({ result }) => result === 'temperror');
  if (unknown)
    throw new DnsFailure(`the name server gave no answer for ${domain} (${unknown.reason})`);
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

/**
 * DMARC, RFC 9989: what receivers do with mails whose sender they cannot prove.
 *
 * @param proven whether SPF passes, and the domain whose DKIM signatures are valid
 */
export async function checkDmarc(
  dns: Dns,
  domain: string,
  proven: { spf: boolean; dkimDomain: string | undefined },
): Promise<Finding> {
  const { ok, warning, fault } = findingsOf(`DMARC of ${domain}`);
  const own = (await dns.txt(`_dmarc.${domain}`)).filter((text) => /^v=DMARC1\s*(;|$)/.test(text));
  if (own.length > 1)
    return fault(
      `more than one DMARC record lies at _dmarc.${domain}`,
      'receivers ignore all of them (RFC 9989, 4.10)',
      'leave one of them',
    );
  if (own[0] !== undefined && !/;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(own[0]))
    return fault(
      `the policy at _dmarc.${domain} has no valid p=`,
      'receivers treat it as p=none at best (RFC 9989, 4.10.1)',
      "give p=none, p=quarantine or p=reject, right after 'v=DMARC1;'",
    );
  const found = await dmarc({
    headerFrom: domain,
    spfDomains: proven.spf ? [domain] : [],
    dkimDomains: proven.dkimDomain === undefined ? [] : [{ domain: proven.dkimDomain }],
    resolver: dns.resolver,
  });
  if (found && found.status.result === 'temperror')
    throw new DnsFailure(`the name server gave no answer for _dmarc.${domain}`);
  if (!found || found.status.result === 'none')
    return warning(
      `${domain} has no DMARC record`,
      'large mailbox providers ask for one, and anybody can send in your name',
      `publish a TXT record at _dmarc.${domain}: 'v=DMARC1; p=none; rua=mailto:YOUR-ADDRESS'`,
    );
  const { policy, alignment } = found;
  if (found.status.result === 'pass')
    return ok(`p=${policy}; ${alignment.dkim.result ? 'DKIM' : 'SPF'} proves mails of ${domain}`);
  const what = `p=${policy}, and neither SPF nor DKIM proves mails of ${domain} from here`;
  const fix = `let SPF pass, or sign with DKIM for ${domain} (DKIM_DOMAIN, or your mail provider)`;
  return policy === 'none'
    ? warning(what, 'such mails look forged, and go to spam', fix)
    : fault(what, `receivers ${policy} such mails, which is what you ask them for`, fix);
}
