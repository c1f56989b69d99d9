import { domainToASCII } from 'node:url';

export type Mailbox = { name: string; address: string };

// RFC 5322's dot-atom in ASCII, at most 64 characters (RFC 5321, 4.5.3.1.1). Quoted local parts are left out: a header
// gets only a text that is certainly one address. So are those of RFC 6531, which many mail servers do not take.
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const domain =
  /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;

/** The longest address, in characters: RFC 5321, 4.5.3.1. */
const MAX_ADDRESS_LENGTH = 64 + 1 + 255;

/** Parses one address strictly. International domains become their ASCII form (RFC 5891). */
export function parseAddress(text: string): string | undefined {
  const [local, host] = split(text) ?? [];
  return local && localPart.test(local) ? `${local}@${host}` : undefined;
}

/** Returns the domain of a parsed address. */
export const domainOf = (address: string): string => address.slice(address.indexOf('@') + 1);

/** Domains of one provider, the first of which is used, and the characters that it ignores in a name. */
const providers = [
  { hosts: ['gmail.com', 'googlemail.com'], ignored: /\./g },
  { hosts: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'], ignored: /[._-]/g },
];

/**
 * Returns the form of an address that identifies its mailbox: in lower case, without a plus sign and what follows it,
 * and without characters that its provider ignores. Each of these would make many addresses of one mailbox.
 */
export function canonicalAddress(email: string): string | undefined {
  const [local = '', host = ''] = parseAddress(email.trim())?.toLowerCase().split('@') ?? [];
  if (host === '') return undefined;
  const [person = ''] = local.split('+');
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  return provider
    ? `${person.replace(provider.ignored, '')}@${provider.hosts[0]}`
    : `${person}@${host}`;
}

/** Checks the length first: Punycode and normalization take quadratic time. */
function split(text: string): [local: string, host: string] | undefined {
  const atSign = text.lastIndexOf('@');
  if (atSign < 1 || atSign > 64 || text.length > MAX_ADDRESS_LENGTH) return undefined;
  // An encoded word (RFC 2047) would be decoded, and could hide another address or a line's end.
  if (text.includes('=?')) return undefined;
  const host = domainToASCII(text.slice(atSign + 1));
  return domain.test(host) ? [text.slice(0, atSign), host] : undefined;
}

/** Parses `address`, `Name <address>` or `"Name, Inc." <address>`, the format of the settings. */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^("[^"<>@]*"\s*|[^"<>@,;]*)<([^<>]+)>$/.exec(text.trim());
  const address = parseAddress((named?.[2] ?? text).trim());
  if (!address) return undefined;
  const name = (named?.[1] ?? '').trim().replaceAll('"', '');
  return { name, address };
}
