import { isIP } from 'node:net';
import { DnsFailure, type Dns } from './dns.ts';
import { findingsOf, type Finding } from './finding.ts';
import { checkSpf, spfRecords } from './spf.ts';

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
  // The server that takes our mails may hand them on from another address of its own.
  return ipsGiven
    ? fault(`not allowed to send: ${what}`, 'receivers mark or refuse such mails', fix)
    : warning(
        `the addresses of SMTP_URL's host are not allowed to send: ${what}`,
        'unless your provider sends from other addresses, receivers mark or refuse such mails',
        `${fix}; or give the address that mails leave from with --sending-ip`,
      );
}

/** DMARC, RFC 7489: what receivers do with mails whose sender they cannot prove. */
export async function checkDmarc(
  dns: Dns,
  domain: string,
  aligned: { spf: boolean; dkimDomain: string | undefined },
): Promise<Finding> {
  const { ok, warning, fault } = findingsOf(`DMARC of ${domain}`);
  const policy = await findPolicy(dns, domain);
  if (policy === 'many')
    return fault(
      `more than one DMARC record lies at _dmarc.${domain}`,
      'receivers ignore all of them (RFC 7489, 6.6.3)',
      'leave one of them',
    );
  if (!policy)
    return warning(
      `${domain} has no DMARC record`,
      'large mailbox providers ask for one, and anybody can send in your name',
      `publish a TXT record at _dmarc.${domain}: 'v=DMARC1; p=none; rua=mailto:YOUR-ADDRESS'`,
    );
  const dkim =
    aligned.dkimDomain !== undefined &&
    isAligned(aligned.dkimDomain, domain, policy.at, policy.tags.get('adkim') === 's');
  const way = dkim ? 'DKIM' : aligned.spf ? 'SPF' : undefined;
  const asks = policy.tags.get('p')?.toLowerCase();
  if (asks !== 'none' && asks !== 'quarantine' && asks !== 'reject')
    return fault(
      `the policy at _dmarc.${policy.at} has no valid p=`,
      'receivers treat it as p=none at best (RFC 7489, 6.6.3)',
      "give p=none, p=quarantine or p=reject, right after 'v=DMARC1;'",
    );
  if (way) return ok(`p=${asks}; ${way} proves mails of ${domain}`);
  const what = `p=${asks}, and neither SPF nor DKIM proves mails of ${domain} from here`;
  const fix = `let SPF pass, or sign with DKIM for ${domain} (DKIM_DOMAIN, or your mail provider)`;
  return asks === 'none'
    ? warning(what, 'such mails look forged, and go to spam', fix)
    : fault(what, `receivers ${asks} such mails, which is what you ask them for`, fix);
}

type Policy = { at: string; tags: Map<string, string> };

/**
 * Looks for a policy at the domain and upwards: a parent's counts for its children. Walking up the
 * tree needs no list of public suffixes; a single label is never asked.
 */
async function findPolicy(dns: Dns, domain: string): Promise<Policy | 'many' | undefined> {
  const labels = domain.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const at = labels.slice(from).join('.');
    const [record, second] = (await dns.txt(`_dmarc.${at}`)).filter((text) =>
      /^v=DMARC1\s*(;|$)/.test(text),
    );
    if (second !== undefined) return 'many';
    if (record !== undefined) return { at, tags: tagsOf(record) };
  }
  return undefined;
}

/** `name=value` pairs with semicolons between, as DKIM and DMARC write them (RFC 6376, 3.2). */
export function tagsOf(record: string): Map<string, string> {
  return new Map(
    record
      .split(';')
      .map((tag) => tag.trim())
      .filter((tag) => tag.includes('='))
      .map((tag) => {
        const at = tag.indexOf('=');
        return [tag.slice(0, at).trim().toLowerCase(), tag.slice(at + 1).replace(/\s+/g, '')];
      }),
  );
}

/** RFC 7489, section 3.1: relaxed alignment asks for one organisation, strict for one name. */
function isAligned(signer: string, from: string, organisation: string, strict: boolean): boolean {
  const [a, b] = [signer.toLowerCase(), from.toLowerCase()];
  if (a === b) return true;
  const within = (name: string) => name === organisation || name.endsWith(`.${organisation}`);
  return !strict && (within(a) || a.endsWith(`.${b}`) || b.endsWith(`.${a}`));
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
