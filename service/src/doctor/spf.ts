import { BlockList, isIPv6 } from 'node:net';
import type { Dns } from './dns.ts';
import { expandMacros } from './spf-macros.ts';

// Sender Policy Framework, RFC 7208: which servers may send mail for a domain.

export type SpfResult = 'pass' | 'fail' | 'softfail' | 'neutral' | 'none' | 'permerror';

export type SpfVerdict = { result: SpfResult; lookups: number; reason: string };

/** RFC 7208, section 4.6.4: what a receiver looks up at most before it gives up. */
const MOST_LOOKUPS = 10;
const MOST_EMPTY_LOOKUPS = 2;
const MOST_MX_NAMES = 10;

const qualifiers = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const;
const mechanism =
  /^([+\-~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?::([^/]*))?((?:\/\d+)?(?:\/\/\d+)?)$/i;
const modifier = /^([a-z][\w.-]*)=(.*)$/i;

class PermanentError extends Error {}

/** The SPF records among a domain's TXT records; there may be one at most. */
export const spfRecords = (txt: string[]) => txt.filter((text) => /^v=spf1(\s|$)/i.test(text));

/**
 * Says what a receiver would say of mail from a domain that comes from an address (RFC 7208, 4).
 *
 * @throws {DnsFailure} when the name server gives no answer; a receiver would defer the mail
 */
export async function checkSpf(dns: Dns, ip: string, sender: string): Promise<SpfVerdict> {
  const counts = { lookups: 0, empty: 0 };

  function count() {
    counts.lookups += 1;
    if (counts.lookups > MOST_LOOKUPS)
      throw new PermanentError(`it takes more than ${MOST_LOOKUPS} DNS lookups`);
  }

  async function found<Answer>(question: Promise<Answer[]>): Promise<Answer[]> {
    const answers = await question;
    if (answers.length === 0) counts.empty += 1;
    if (counts.empty > MOST_EMPTY_LOOKUPS)
      throw new PermanentError(`more than ${MOST_EMPTY_LOOKUPS} of its lookups find nothing`);
    return answers;
  }

  /** Whether one mechanism matches. */
  async function matches(kind: string, target: string, prefix: string): Promise<boolean> {
    if (kind === 'all') return true;
    if (kind === 'ip4' || kind === 'ip6') return inNetwork(ip, `${target}${prefix}`, '');
    count();
    if (kind === 'ptr') return false;
    if (kind === 'include') {
      const result = await evaluate(target);
      if (result === 'none')
        throw new PermanentError(`${target} is included and has no SPF record`);
      return result === 'pass';
    }
    if (kind === 'exists') return (await found(dns.addresses(target))).length > 0;
    const hosts =
      kind === 'mx' ? (await found(dns.mx(target))).map(({ exchange }) => exchange) : [target];
    if (hosts.length > MOST_MX_NAMES)
      throw new PermanentError(`${target} has more than ${MOST_MX_NAMES} mail servers`);
    for (const host of hosts)
      for (const address of await found(dns.addresses(host)))
        if (inNetwork(ip, address, prefix)) return true;
    return false;
  }

  async function evaluate(domain: string): Promise<SpfResult> {
    const [record, second] = spfRecords(await dns.txt(domain));
    if (record === undefined) return 'none';
    if (second !== undefined) throw new PermanentError(`${domain} has more than one SPF record`);
    const expand = (text: string) => expandMacros(text, { ip, sender, domain });
    let redirect: string | undefined;
    for (const term of record.split(/\s+/).slice(1).filter(Boolean)) {
      const [, name = '', value = ''] = modifier.exec(term) ?? [];
      if (name.toLowerCase() === 'redirect') redirect = expand(value);
      if (name) continue;
      const [, qualifier = '', kind, target, prefix = ''] = mechanism.exec(term) ?? [];
      if (!kind) throw new PermanentError(`${domain} says '${term}', which is no SPF`);
      const aim = target === undefined || target === '' ? domain : expand(target);
      if (await matches(kind.toLowerCase(), aim, prefix))
        return qualifiers[(qualifier || '+') as keyof typeof qualifiers];
    }
    if (redirect === undefined) return 'neutral';
    count();
    const result = await evaluate(redirect);
    if (result === 'none')
      throw new PermanentError(`${redirect} is redirected to and has no record`);
    return result;
  }

  try {
    const domain = sender.slice(sender.lastIndexOf('@') + 1);
    return { result: await evaluate(domain), lookups: counts.lookups, reason: '' };
  } catch (error) {
    if (!(error instanceof PermanentError)) throw error;
    return { result: 'permerror', lookups: counts.lookups, reason: error.message };
  }
}

/**
 * Whether an address is in a network.
 *
 * @param network `192.0.2.0/24`, or an address whose prefix length is in `prefix`
 * @param prefix `/24//64`: the lengths for IPv4 and IPv6, either of which may be missing
 */
function inNetwork(ip: string, network: string, prefix: string): boolean {
  const [address = '', given] = network.split('/');
  const six = isIPv6(address);
  if (six !== isIPv6(ip)) return false;
  const [, four, sixLength] = /^(?:\/(\d+))?(?:\/\/(\d+))?$/.exec(prefix) ?? [];
  const length = Number(given ?? (six ? sixLength : four) ?? (six ? 128 : 32));
  const family = six ? 'ipv6' : 'ipv4';
  const list = new BlockList();
  try {
    list.addSubnet(address, length, family);
  } catch {
    throw new PermanentError(`'${network}' is no network`);
  }
  return list.check(ip, family);
}
