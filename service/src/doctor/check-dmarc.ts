import type { Dns } from './dns.ts';
import { findingsOf, type Finding } from './finding.ts';
import { tagsOf } from './tags-of.ts';

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

/** RFC 7489, section 3.1: relaxed alignment asks for one organisation, strict for one name. */
function isAligned(signer: string, from: string, organisation: string, strict: boolean): boolean {
  const [a, b] = [signer.toLowerCase(), from.toLowerCase()];
  if (a === b) return true;
  const within = (name: string) => name === organisation || name.endsWith(`.${organisation}`);
  return !strict && (within(a) || a.endsWith(`.${b}`) || b.endsWith(`.${a}`));
}
