import { createPublicKey, type KeyObject } from 'node:crypto';
import { dmarc } from 'mailauth/lib/dmarc/index.js';
import { spf } from 'mailauth/lib/spf/index.js';
import { type Dns, DnsFailure } from './dns.ts';
import { type Finding, createFindings } from './finding.ts';
import type { Config } from '../config/config.ts';

/** SPF (RFC 7208): checks that our mail server may send for the domain of `MAIL_FROM`. */
export async function checkSpf(
  dns: Dns,
  question: { domain: string; address: string; ips: string[]; ipsGiven: boolean },
): Promise<Finding> {
  const { domain, address, ips, ipsGiven } = question;
  const { ok, warning, fault, skipped } = createFindings(`SPF of ${domain}`);
  const records = (await dns.txt(domain)).filter((text) => /^v=spf1(\s|$)/i.test(text));
  if (records.length === 0)
    return fault(
      `${domain} has no SPF record`,
      'receivers cannot see that this server may send for it: mails go to spam or are refused',
      `publish a TXT record at ${domain}, such as 'v=spf1 include:YOUR-MAIL-PROVIDER -all'`,
    );
  if (ips.length === 0)
    return skipped(
      'the record exists, but the address of the sending server is unknown',
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
  const summary = refused.map(({ ip, result }) => `${ip}: ${result}`).join(', ');
  const fix = `let the record at ${domain} name the server, or its provider's include`;
  // The server that accepts our mails may send them from another of its addresses.
  return ipsGiven
    ? fault(`not allowed to send: ${summary}`, 'receivers mark or refuse such mails', fix)
    : warning(
        `the addresses of SMTP_URL's host are not allowed to send: ${summary}`,
        'unless your provider sends from other addresses, receivers mark or refuse such mails',
        `${fix}; or give the address that mails leave from with --sending-ip`,
      );
}

/**
 * DMARC (RFC 9989): checks what receivers do with mails that fail authentication.
 *
 * @param authenticated whether SPF passes, and the domain whose DKIM signatures are valid
 */
export async function checkDmarc(
  dns: Dns,
  domain: string,
  authenticated: { spf: boolean; dkimDomain: string | undefined },
): Promise<Finding> {
  const { ok, warning, fault } = createFindings(`DMARC of ${domain}`);
  const policyRecords = (await dns.txt(`_dmarc.${domain}`)).filter((text) =>
    /^v=DMARC1\s*(;|$)/.test(text),
  );
  if (policyRecords.length > 1)
    return fault(
      `more than one DMARC record lies at _dmarc.${domain}`,
      'receivers ignore all of them (RFC 9989, 4.10)',
      'leave one of them',
    );
  if (
    policyRecords[0] !== undefined &&
    !/;\s*p\s*=\s*(none|quarantine|reject)\s*(;|$)/i.test(policyRecords[0])
  )
    return fault(
      `the policy at _dmarc.${domain} has no valid p=`,
      'receivers treat it as p=none at best (RFC 9989, 4.10.1)',
      "give p=none, p=quarantine or p=reject, right after 'v=DMARC1;'",
    );
  const result = await dmarc({
    headerFrom: domain,
    spfDomains: authenticated.spf ? [domain] : [],
    dkimDomains:
      authenticated.dkimDomain === undefined ? [] : [{ domain: authenticated.dkimDomain }],
    resolver: dns.resolver,
  });
  if (result && result.status.result === 'temperror')
    throw new DnsFailure(`the name server gave no answer for _dmarc.${domain}`);
  if (!result || result.status.result === 'none')
    return warning(
      `${domain} has no DMARC record`,
      'large mailbox providers ask for one, and anybody can send in your name',
      `publish a TXT record at _dmarc.${domain}: 'v=DMARC1; p=none; rua=mailto:YOUR-ADDRESS'`,
    );
  const { policy, alignment } = result;
  if (result.status.result === 'pass')
    return ok(`p=${policy}; ${alignment.dkim.result ? 'DKIM' : 'SPF'} proves mails of ${domain}`);
  const summary = `p=${policy}, and neither SPF nor DKIM proves mails of ${domain} from here`;
  const fix = `let SPF pass, or sign with DKIM for ${domain} (DKIM_DOMAIN, or your mail provider)`;
  return policy === 'none'
    ? warning(summary, 'such mails look forged, and go to spam', fix)
    : fault(summary, `receivers ${policy} such mails, which is what you ask them for`, fix);
}

/** RFC 8301, section 3.2: receivers reject signatures of shorter keys; 2048 bits are recommended. */
const MIN_KEY_BITS = 1024;
const RECOMMENDED_KEY_BITS = 2048;

/** DKIM (RFC 6376): checks that the published key matches ours. */
export async function checkDkim(dns: Dns, dkim: Config['dkim']): Promise<Finding> {
  if (!dkim)
    return createFindings('DKIM').skipped(
      'this service does not sign',
      'DKIM_DOMAIN is not set; your mail server may sign by itself: look for "dkim=pass" in a mail of --send-test',
    );
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const { ok, warning, fault } = createFindings(`DKIM key at ${name}`);
  const ownKey = createPublicKey(dkim.privateKey);
  const publish = `publish a TXT record at ${name}: 'v=DKIM1; k=rsa; p=${encodePublicKey(ownKey)}'`;
  const refused = 'receivers find our signatures invalid, which is worse than none';
  const [record, second] = await dns.txt(name);
  if (record === undefined) return fault('no key is published', refused, publish);
  if (second !== undefined)
    return fault('more than one record is published', refused, 'leave the one with our key');
  const tags = parseTags(record);
  const published = tags.get('p');
  if (published === undefined) return fault('the record has no key (p=)', refused, publish);
  if (published === '') return fault('the key is revoked (an empty p=)', refused, publish);
  if ((tags.get('k') ?? 'rsa') !== 'rsa')
    return fault(`the record is for ${tags.get('k')} keys, ours is RSA`, refused, publish);
  if (published !== encodePublicKey(ownKey))
    return fault('the published key is not the one of DKIM_PRIVATE_KEY_FILE', refused, publish);
  const bits = ownKey.asymmetricKeyDetails?.modulusLength ?? 0;
  const replaceKey = `make one of ${RECOMMENDED_KEY_BITS} bits (openssl genrsa), under a new selector`;
  if (bits < MIN_KEY_BITS)
    return fault(`the key has ${bits} bits`, 'receivers ignore keys under 1024 bits', replaceKey);
  if (bits < RECOMMENDED_KEY_BITS)
    return warning(`the key has ${bits} bits`, 'it is no longer considered strong', replaceKey);
  if (tags.get('t')?.split(':').includes('y'))
    return warning(
      'the record says that signing is only tested (t=y)',
      'receivers may treat signed mails as unsigned',
      'take t=y out of the record',
    );
  return ok(`fits ours, ${bits} bits`);
}

/** Parses `name=value` pairs separated by semicolons (RFC 6376, section 3.2). */
const parseTags = (record: string) =>
  new Map(
    record.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim().toLowerCase(), value.join('=').replace(/\s+/g, '')];
    }),
  );

const encodePublicKey = (key: KeyObject) =>
  key.export({ type: 'spki', format: 'der' }).toString('base64');

/** Checks that a domain takes mail: `MAIL_TO` receives enquiries, `MAIL_FROM` bounces. */
export async function checkMx(dns: Dns, domain: string, mailKind: string): Promise<Finding> {
  const { ok, fault } = createFindings(`MX of ${domain}`);
  const servers = (await dns.mx(domain)).toSorted((a, b) => a.priority - b.priority);
  const names = servers.map(({ exchange }) => exchange);
  // A single '.' means that the domain takes no mail (RFC 7505).
  if (names.length === 1 && names[0] === '')
    return fault(
      `${domain} says that it takes no mail (null MX)`,
      `${mailKind} cannot be delivered`,
      `use an address of a domain that takes mail, or publish its mail servers`,
    );
  // Without MX records, the host itself is the mail server (RFC 5321, section 5.1).
  const hosts = names.length > 0 ? names : [domain];
  const reachable = [];
  for (const host of hosts) if ((await dns.addresses(host)).length > 0) reachable.push(host);
  if (reachable.length === 0)
    return fault(
      names.length > 0
        ? `none of its mail servers has an address: ${names.join(', ')}`
        : `${domain} has neither mail servers nor an address`,
      `${mailKind} cannot be delivered`,
      `publish an MX record for ${domain}, or correct the address in the settings`,
    );
  if (names.length === 0)
    return ok(`no MX record, so mail goes to ${domain} itself, which has an address`);
  return ok(`mail goes to ${reachable.join(', ')}`);
}
