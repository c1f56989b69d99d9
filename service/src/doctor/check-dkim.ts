import { createPublicKey, type KeyObject } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Dns } from './dns.ts';
import { findingsOf, type Finding } from './finding.ts';

/** RFC 8301, section 3.2: receivers take no signature of a shorter key; twice that is advised. */
const SHORTEST_KEY_BITS = 1024;
const GOOD_KEY_BITS = 2048;

/** DKIM, RFC 6376: whether the published key is the one that fits ours. */
export async function checkDkim(dns: Dns, dkim: Config['dkim']): Promise<Finding> {
  if (!dkim)
    return findingsOf('DKIM').skipped(
      'this service does not sign',
      'DKIM_DOMAIN is not set; your mail server may sign by itself: look for "dkim=pass" in a mail of --send-test',
    );
  const name = `${dkim.keySelector}._domainkey.${dkim.domainName}`;
  const { ok, warning, fault } = findingsOf(`DKIM key at ${name}`);
  const ours = createPublicKey(dkim.privateKey);
  const publish = `publish a TXT record at ${name}: '${recordFor(ours)}'`;
  const refused = 'receivers find our signatures invalid, which is worse than none';
  const [record, second] = await dns.txt(name);
  if (record === undefined) return fault('no key is published', refused, publish);
  if (second !== undefined)
    return fault('more than one record is published', refused, 'leave the one with our key');
  const tags = tagsOf(record);
  const published = tags.get('p');
  if (published === undefined) return fault('the record has no key (p=)', refused, publish);
  if (published === '') return fault('the key is revoked (an empty p=)', refused, publish);
  if ((tags.get('k') ?? 'rsa') !== 'rsa')
    return fault(`the record is for ${tags.get('k')} keys, ours is RSA`, refused, publish);
  if (published !== spki(ours))
    return fault('the published key is not the one of DKIM_PRIVATE_KEY_FILE', refused, publish);
  const bits = ours.asymmetricKeyDetails?.modulusLength ?? 0;
  const longer = `make one of ${GOOD_KEY_BITS} bits (openssl genrsa), under a new selector`;
  if (bits < SHORTEST_KEY_BITS)
    return fault(`the key has ${bits} bits`, 'receivers ignore keys under 1024 bits', longer);
  if (bits < GOOD_KEY_BITS)
    return warning(`the key has ${bits} bits`, 'it is no longer considered strong', longer);
  if (tags.get('t')?.split(':').includes('y'))
    return warning(
      'the record says that signing is only tested (t=y)',
      'receivers may treat signed mails as unsigned',
      'take t=y out of the record',
    );
  return ok(`fits ours, ${bits} bits`);
}

/** `name=value` pairs with semicolons between (RFC 6376, section 3.2). */
const tagsOf = (record: string) =>
  new Map(
    record.split(';').map((tag) => {
      const [name = '', ...value] = tag.split('=');
      return [name.trim().toLowerCase(), value.join('=').replace(/\s+/g, '')];
    }),
  );

const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' }).toString('base64');

/** What has to be published for a key (RFC 6376, section 3.6.1). */
const recordFor = (key: KeyObject) => `v=DKIM1; k=rsa; p=${spki(key)}`;
